// Planet on its own board, where the browser shows no 3-D pictures: whole games by mouse, by keyboard and by touch.

import { expect, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import type { AnimalFacts, Position } from '../../src/generated/planet';
import type { Catalogue } from '../../src/games/planet/catalogue';
import { countingAreas } from '../../src/games/planet/standing';
import { command, environment } from '../python';
import { noSideways, remember } from '../shell/helpers';
import { momentOf, openMoment } from './moments';
import { confirm, dice, faces, lay, myTurn, open, play, tiles, turns } from './planet';

test.use({ launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-3d-apis'] } });

test('a whole game by mouse at 1440, nothing scrolls', async ({ page }) => {
  const errors = await open(page);
  const laid = await play(page, 3, (target) => target.click(), async () => {
    const [content, room] = await page.locator('main.board').evaluate((board) => [board.scrollHeight, board.clientHeight]);
    expect(content).toBeLessThanOrEqual(room! + 1);
  });
  expect(laid).toBe(12);
  await expect(page.locator('.own .paper')).toContainText('Objective');
  await confirm(page).click();
  await expect(page.locator('.podium li').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('a whole game by keyboard only, two players, no objectives', async ({ page }) => {
  const errors = await open(page, { players: 2, options: { objectives: 'none' } });
  const roll = dice(5);
  let laid = 0;
  while (await myTurn(page)) {
    await page.keyboard.press(String(1 + roll(await tiles(page).count())));
    await expect(faces(page).or(turns(page)).first()).toBeAttached();
    if (!(await turns(page).count())) {
      await expect(page.locator('.face:focus')).toHaveCount(1);
      // Arrows walk the whole planet; only a free face takes the tile. Each face is left by another arrow than the last time: so all are seen.
      const left = new Map<string, number>();
      do {
        const face = (await page.locator('.face:focus').getAttribute('data-face'))!;
        const times = left.get(face) ?? roll(4);
        left.set(face, times + 1);
        await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][times % 4]!);
        expect(left.get(face), 'a free face is found').toBeLessThan(40);
      } while (!(await page.locator('.face:focus[data-target]').count()));
      await page.keyboard.press('Enter');
    }
    await expect(turns(page)).toHaveCount(5);
    const before = await page.locator('.ask .on').getAttribute('aria-label');
    await page.keyboard.press('r');
    await expect(page.locator('.ask .on')).not.toHaveAttribute('aria-label', before!);
    await page.keyboard.press('Shift+R');
    await expect(page.locator('.ask .on')).toHaveAttribute('aria-label', before!);
    const by = roll(5) + 1;
    if (!before!.includes(`${by}:`)) await page.keyboard.press(String(by));
    await page.locator('.ask .on').focus();
    await page.keyboard.press('Enter');
    await expect(turns(page)).toHaveCount(0);
    laid++;
  }
  expect(laid).toBe(12);
  expect(errors).toEqual([]);
});

test('Back goes from the turn to the face to the tile; a covered face says why not', async ({ page }) => {
  await open(page);
  await myTurn(page);
  await lay(page, dice(1), (target) => target.click());
  await myTurn(page);
  await tiles(page).first().click();
  await page.locator('.flat-alone .face:not([data-target])').first().click({ force: true });
  await expect(page.locator('.ask.refused')).toContainText('PL-09');
  await faces(page).first().click();
  await expect(turns(page)).toHaveCount(5);
  const back = page.locator('.ask .gb', { hasText: 'Back' });
  await back.click();
  await expect(page.locator('.ask .on')).toHaveCount(0);
  await back.click();
  await expect(turns(page)).toHaveCount(0);
  await expect(faces(page).first()).toBeAttached();
  await back.click();
  await expect(faces(page)).toHaveCount(0);
  await expect(confirm(page)).toBeDisabled();
});

const VIEWS = `
import json, sys
from fiveplanets.core import replay
table = replay.from_lines([json.loads(line) for line in sys.stdin])
again = table.game.table(players=table.players, seed=table.seed, options=table.options)
seen = []
for entry in table.entries:
    again.play(entry.seat, entry.move)
    view = again.view()
    seen.append({"animals": view["facts"]["animals"], "planets": view["state"]["planets"]})
print(json.dumps([table.game.describe("en")["components"], seen[::5]]))
`;
test('what is lit for an animal is what the rules count', () => {
  const input = momentOf('planet', 'over').replay;
  const [catalogue, seen] = JSON.parse(execFileSync(command, ['-c', VIEWS], { input, env: environment, encoding: 'utf8', maxBuffer: 1 << 28 })) as [Catalogue, { animals: AnimalFacts[]; planets: Position['planets'] }[]];
  for (const { animals, planets } of seen)
    for (const { animal, offers } of animals)
      for (const [seat, { counts, regions }] of offers.slice(0, momentOf('planet', 'over').players).entries()) {
        const card = catalogue.animals[animal];
        const lit = countingAreas(planets[seat]!.areas, card);
        if (card.condition === 'most') expect(lit.length).toBe(counts[0]);
        else expect([lit[0]?.length ?? 0, lit[0] ? Math.min(...lit[0]) : null]).toEqual([counts[0], regions[0]]);
      }
});

test('at the end a head shows what won it, on the planet that it went to', async ({ page }) => {
  await remember(page, { settings: { plain: false } });
  await openMoment(page, momentOf('planet', 'over'));
  const rival = page.locator('.rival', { has: page.locator('.won li') }).first();
  const name = (await rival.locator('b').first().innerText()).trim();
  const head = page.locator('.life li', { hasText: name }).locator('.won button').first();
  await head.hover();
  await expect(rival.locator('path.lit').first()).toBeAttached();
  await expect(page.locator('path.lit')).toHaveCount(await rival.locator('path.lit').count());
  await page.mouse.move(0, 0);
  await expect(page.locator('path.lit')).toHaveCount(0);
  await head.press('Enter');
  await expect(rival.locator('path.lit').first()).toBeAttached();
});

test('an animal says what it looks for and who has how much, under the pointer and in focus; helpers off, only what it looks for', async ({ page }) => {
  await remember(page, { settings: { plain: false } });
  await openMoment(page, momentOf('planet', 'turn'));
  const [card, tip] = [page.locator('.life .card').first(), page.locator('.tip')];
  await card.hover();
  await expect(tip).toContainText(/touching|Most/);
  await expect(tip).toContainText('Vera: ');
  await page.mouse.move(0, 0);
  await expect(tip).toHaveCount(0);
  await page.locator('.ask [aria-pressed]').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tip).toContainText(/→|no change/i);
  await page.evaluate(() => localStorage.setItem('fiveplanets.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('fiveplanets.settings')!), helpers: false })));
  await page.reload();
  await card.hover();
  await expect(tip).toContainText(/touching|Most/);
  await expect(tip).not.toContainText('Vera: ');
  await expect(page.locator('.ask .changes')).toHaveCount(0);
});

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  test('a long press on an animal opens what it looks for, and lights nothing', async ({ page }) => {
    await remember(page, { settings: { plain: false } });
    await openMoment(page, momentOf('planet', 'turn'));
    const card = page.locator('.life .card').first();
    await card.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true, bubbles: true });
    await expect(page.getByRole('dialog')).toContainText(/touching|Most/);
    await expect(card).toHaveAttribute('aria-pressed', 'false');
  });
  test('a whole game by touch at 360', async ({ page }) => {
    const errors = await open(page, { settings: { lang: 'ru' }, players: 3, options: { animals: 'surprise' } });
    const laid = await play(page, 4, (target) => target.tap(), () => noSideways(page));
    expect(laid).toBe(12);
    await page.locator('.rival .look').first().tap();
    await expect(page.locator('dialog .map .face').first()).toBeVisible();
    expect(errors).toEqual([]);
  });
});
