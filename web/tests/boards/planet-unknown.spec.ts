import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { Description } from '../../src/contract';
import type { TileId, TurnId } from '../../src/generated/planet-unknown';
import { flipped, placed, places, sameTurn, tileCells, turned, TURNS } from '../../src/games/planet-unknown/tiles';
import { noSideways, remember, watch } from '../shell/helpers';
import { clipped } from './clipped';
import { momentOf, openMoment, resize, WIDTHS } from './moments';
import { asked, fliesAndEnds, LIT, mine, play, playByKeys, ready, showsWorlds, sitDown, type Setting } from './play';

const sit = (page: Page, setting: Setting): Promise<void> => sitDown(page, 'planet-unknown', '.unknown', setting);

// Whole games take as long as the machine needs.
test.describe.configure({ timeout: 1_200_000 });

// All play at once: a robot's move may redraw what is about to be pressed, or another thing lies over its middle. Then the next roll decides.
const GO = '.ask.mine .go:not(:disabled)';
const byMouse = (page: Page) => (index: number): Promise<void> => page.locator(LIT).nth(index).click({ timeout: 1500 }).catch(() => {});
const confirms = (page: Page) => (): Promise<void> => page.locator(GO).click({ timeout: 1500 }).catch(() => {});
/** What lies ready needs only Confirm; otherwise something is pressed, now and then instead of what is picked. */
const liesReady = (question: string): boolean => /^(Station|Finish|Станци|Закончить)/.test(question);
const whole = (page: Page, seed = 7): Promise<number> =>
  play(page, { press: byMouse(page), confirm: confirms(page), seen: () => looksRight(page), keeps: (question, roll) => liesReady(question) || roll(3) === 0, seed });

async function looksRight(page: Page): Promise<void> {
  await noSideways(page);
  expect(await clipped(page)).toEqual([]);
}

/** Takes a tile: the first question of a round, once the station has turned. */
async function takeTile(page: Page): Promise<void> {
  while (!(await page.locator('.tray .hold').count()) || (await page.locator('.turners').count())) {
    if (!(await mine(page))) {
      await page.waitForTimeout(25);
      continue;
    }
    if (await page.locator('.turners').count()) await page.locator('.ask .go').click();
    else await page.locator('.tray .tile').first().click({ timeout: 1500 }).catch(() => {});
  }
  await expect(page.locator('.stage [data-lit]').first()).toBeVisible();
}

test.describe('tiles', () => {
  const description = JSON.parse(readFileSync(new URL('../../src/generated/planet-unknown/game.json', import.meta.url), 'utf8')) as Description;
  const tiles = Object.keys(description.components['tiles'] as object) as TileId[];
  const look = (tile: TileId, turn: TurnId): string => tileCells(description, tile, turn).map((cell) => Object.values(cell).join()).sort().join(' ');

  test('lie in the top left corner of their frame, whichever way they are turned', () => {
    expect(tiles).toHaveLength(144);
    const wrong = tiles.flatMap((tile) =>
      TURNS.filter((turn) => {
        const cells = tileCells(description, tile, turn);
        const corner = Math.min(...cells.map(({ row }) => row)) === 0 && Math.min(...cells.map(({ column }) => column)) === 0;
        return !corner || cells.filter(({ station }) => station).length !== 2 || cells.filter(({ meteor }) => meteor).length !== (tile.endsWith('-m') ? 1 : 0);
      }).map((turn) => `${tile} ${turn}`),
    );
    expect(wrong).toEqual([]);
  });
  test('a quarter turn is clockwise, and a flip changes left and right', () => {
    // L4 stands on its foot: .a / .A / bB
    expect(places(tileCells(description, 'L4-civ-energy'))).toEqual([[0, 1], [1, 1], [2, 0], [2, 1]]);
    expect(new Set(places(tileCells(description, 'L4-civ-energy', 'quarter')).map(String))).toEqual(new Set(['0,0', '1,0', '1,1', '1,2']));
    expect(new Set(places(tileCells(description, 'L4-civ-energy', flipped('none'))).map(String))).toEqual(new Set(['0,0', '1,0', '2,0', '2,1']));
    for (const turn of TURNS) {
      expect(turned(turned(turned(turned(turn, 1), 1), 1), 1)).toBe(turn);
      expect(flipped(flipped(turn))).toBe(turn);
    }
    expect(placed(tileCells(description, 'I2-civ-energy'), 3, 4).map(({ row, column }) => [row, column])).toEqual([[3, 4], [4, 4]]);
  });
  test('turns that look alike are one', () => {
    expect(tiles.flatMap((tile) => TURNS.filter((turn) => look(tile, sameTurn(description, tile, turn)) !== look(tile, turn)).map((turn) => `${tile} ${turn}`))).toEqual([]);
    expect(sameTurn(description, 'I2-civ-energy', 'mirror')).toBe('none');
  });
});

test('a whole game by mouse at 1440, nothing cut', async ({ page }) => {
  const errors = watch(page);
  await sit(page, { players: 3 });
  expect(await whole(page)).toBeGreaterThan(25);
  await showsWorlds(page, 3);
  expect(errors).toEqual([]);
});

test('six players in Russian, with events and own objectives, nothing cut', async ({ page }) => {
  const errors = watch(page);
  const options = { planet: ['cerberus', 'oblivion', 'tartarus', 'persephone', 'gaia', 'kaax'], corporation: ['jump_drive', 'makeshift', 'republic', 'flux_industries', 'cosmos_inc', 'oasis_ultd'], events: true, private_objectives: true };
  await sit(page, { players: 6, lang: 'ru', theme: 'light', options });
  await expect(page.locator('.further [data-seat]')).toHaveCount(3);
  expect(await whole(page)).toBeGreaterThan(20);
  expect(errors).toEqual([]);
});

for (const [corporation, planet] of [['makeshift', 'petra'], ['flux_industries', 'lacuna'], ['cosmos_inc', 'charybdis'], ['wormhole_corp', 'arashi'], ['horizon_group', 'pajitnov'], ['republic', 'k_273']] as const)
  test(`a whole game of one with ${corporation} on ${planet}`, async ({ page }) => {
    const errors = watch(page);
    await sit(page, { players: 1, options: { planet: [planet], corporation: [corporation] } });
    expect(await whole(page, 11)).toBeGreaterThan(20);
    expect(errors).toEqual([]);
  });

for (const players of [5, 6])
  test(`${players} players: everybody's planet is one press away at every width, neighbours with what is between them`, async ({ page }) => {
    await sit(page, { players });
    for (const size of WIDTHS) {
      await resize(page, size);
      await looksRight(page);
      const rivals = page.locator('.chips .seat:not(.mine), .artboard button.moon, .further button');
      await expect(rivals).toHaveCount(players - 1);
      for (let i = 0; i < players - 1; i++) {
        await rivals.nth(i).click();
        await expect(page.getByRole('dialog').locator('svg').first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    }
    await expect(page.locator('.artboard button.moon')).toHaveCount(2);
    await expect(page.locator('.further button')).toHaveCount(players - 3);
  });

test('the tile that was taken is in hand at once; Back leads from its place to the storage', async ({ page }) => {
  await sit(page, { players: 2 });
  await takeTile(page);
  await expect(page.locator('.stage .loose')).toHaveCount(1);
  await page.locator('.stage .target').first().click();
  await expect(page.locator('.stage .ghost')).toHaveCount(1);
  await page.keyboard.press('Backspace');
  await expect(page.locator('.stage .ghost')).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await expect(page.locator('.tray .tiles .tile')).toHaveCount(2);
});

test('a whole game for two at 768 in Russian, nothing cut', async ({ page }) => {
  const errors = watch(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await sit(page, { players: 2, lang: 'ru', theme: 'light', options: { corporation: ['jump_drive', 'universal_coalition'] } });
  expect(await whole(page)).toBeGreaterThan(25);
  expect(errors).toEqual([]);
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('a whole game by touch at 360 in Russian, nothing cut', async ({ page }) => {
    const errors = watch(page);
    await sit(page, { players: 4, lang: 'ru' });
    const tap = (index: number): Promise<void> => page.locator(LIT).nth(index).tap({ timeout: 1500 }).catch(() => {});
    const confirm = (): Promise<void> => page.locator(GO).tap({ timeout: 1500 }).catch(() => {});
    expect(await play(page, { press: tap, confirm, seen: () => looksRight(page), keeps: (question, roll) => liesReady(question) || roll(3) === 0 })).toBeGreaterThan(25);
    expect(errors).toEqual([]);
  });
  test('a finger that drags a tile sees it under a loupe, and lets it fall where it is', async ({ page }) => {
    await sit(page, { players: 2 });
    await takeTile(page);
    const box = (await page.locator('.stage').boundingBox())!;
    const touch = (type: string, x: number, y: number): Promise<void> => page.locator('.stage').dispatchEvent(type, { pointerId: 5, pointerType: 'touch', isPrimary: true, button: 0, clientX: x, clientY: y, bubbles: true });
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.62];
    await touch('pointerdown', x, y);
    await touch('pointermove', x + 20, y + 20);
    await expect(page.locator('.loupe use')).toHaveCount(1);
    await touch('pointerup', x + 20, y + 20);
    await expect(page.locator('.loupe')).toHaveCount(0);
  });
  for (const ask of ['lose_pod', 'pod'])
    test(`${ask}: cells of the corporation's board are reached by a tap on the tracks`, async ({ page }) => {
      await remember(page, { settings: { plain: false } });
      await openMoment(page, momentOf('planet-unknown', ask));
      if (ask === 'pod') await page.getByRole('button', { name: 'Place the pod' }).tap();
      await page.locator('.lanes [data-lit]').first().tap();
      await page.getByRole('dialog').locator(LIT).first().tap();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.locator(GO).tap();
      await expect(page.locator('.lanes .lit')).toHaveCount(0);
    });
  test('chips open as sheets, and targets are large enough', async ({ page }) => {
    await sit(page, { players: 6 });
    for (const button of await page.locator('.unknown button:visible, .ask button:visible').all()) expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await page.locator('.chips [data-seat="3"]').tap();
    await expect(page.getByRole('dialog')).toContainText('Universal Coalition');
    await looksRight(page);
  });
});

test('a whole game by keyboard only', async ({ page }) => {
  const errors = watch(page);
  await sit(page, { players: 2 });
  expect(await playByKeys(page, liesReady)).toBeGreaterThan(25);
  expect(errors).toEqual([]);
});

test('arrows walk from square to square, R turns and F flips the tile, Enter lays it', async ({ page }) => {
  await sit(page, { players: 2 });
  await takeTile(page);
  const first = page.locator('.stage [data-lit]').first();
  await page.keyboard.press('Shift');
  await first.focus();
  await page.keyboard.press('ArrowRight');
  const walked = page.locator('.stage [data-lit]:focus');
  await expect(walked).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.ghost')).toHaveCount(1);
  const shape = (): Promise<string | null> => page.locator('.tray .hold svg').innerHTML();
  const before = await shape();
  await page.keyboard.press('r');
  expect(await shape()).not.toBe(before);
  for (let i = 0; i < 3; i++) await page.keyboard.press('r');
  await page.keyboard.press('f');
  await page.keyboard.press('f');
  expect((await shape())!.replace(/tile-[^"')]*/g, '')).toBe(before!.replace(/tile-[^"')]*/g, ''));
  await expect(page.locator('.drawer')).toHaveCount(0);
});

test('a tile is dragged from the hand onto the planet', async ({ page }) => {
  await sit(page, { players: 2 });
  await takeTile(page);
  const from = (await page.locator('.tray .hold').boundingBox())!;
  const to = (await page.locator('.stage [data-lit]').nth(2).boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x - 60, to.y, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.ghost')).toHaveCount(1);
  await expect(page.locator('.ask .go')).toContainText('Lay it');
});

test('the other tile can still be taken, and a place that is forbidden says why', async ({ page }) => {
  await sit(page, { players: 2 });
  await takeTile(page);
  const name = await page.locator('.tray .hold').getAttribute('title');
  await page.locator('.tray .spare').click();
  await expect(page.locator('.tray .hold')).not.toHaveAttribute('title', name!);
  // The first tile must touch the border: the middle of the planet is refused.
  const stage = (await page.locator('.stage').boundingBox())!;
  await page.mouse.click(stage.x + stage.width / 2, stage.y + stage.height * 0.55);
  await expect(page.locator('.ask.refused')).toContainText('PU-R13');
});

test('what happens is shown over the board, and a press ends it', async ({ page }) => {
  test.setTimeout(180_000);
  await sit(page, { players: 2, motion: 'full' });
  let shown = false;
  const watching = fliesAndEnds(page, 'svg.over, .banner, .paper').then(() => (shown = true));
  while (!shown) {
    if (await ready(page)) await page.locator(GO).click({ timeout: 2000 }).catch(() => {}); // a robot may have moved on
    else if (await mine(page)) await page.locator(LIT).first().click({ timeout: 2000 }).catch(() => {});
    await page.waitForTimeout(25);
  }
  await watching;
});

test('the wheel is turned by its buttons and by its sectors', async ({ page }) => {
  // One or two have a station that turns by itself.
  await sit(page, { players: 3 });
  while (!(await page.locator('.turners').count())) {
    if ((await mine(page)) && (await ready(page))) await confirms(page)();
    else if ((await mine(page)) && (await page.locator(LIT).count())) await byMouse(page)(0);
    await page.waitForTimeout(25);
  }
  await expect(page.locator('.ask .go')).toContainText('Leave it');
  await page.getByRole('button', { name: 'One sector clockwise' }).click();
  await expect(page.locator('.ask .go')).toContainText('Turn by 1');
  await page.locator('.sector[aria-label*="4 sectors"]').click();
  await expect(page.locator('.ask .go')).toContainText('Turn by 4');
});

for (const theme of ['dark', 'light'] as const)
  test(`axe finds nothing, ${theme}`, async ({ page }) => {
    await sit(page, { players: 4, theme, options: { events: true, private_objectives: true } });
    const clean = async (): Promise<void> => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
    };
    await clean();
    const seen = new Set<string>();
    for (let decisions = 0; decisions < 12; ) {
      if ((await mine(page)) && ((await page.locator(LIT).count()) || (await ready(page)))) {
        if (!(await ready(page)) && (await page.locator(LIT).count())) await byMouse(page)(0);
        const now = await asked(page);
        if (!seen.has(now)) await clean();
        seen.add(now);
        if (!(await ready(page))) continue;
        await confirms(page)();
        decisions++;
      }
      await page.waitForTimeout(40);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await clean();
  });

test("a rival's sheet shows all that lies before them", async ({ page }) => {
  await remember(page, { settings: { plain: false } });
  await openMoment(page, momentOf('planet-unknown', 'rival-carries'));
  await page.locator('button[data-seat="1"]').first().click();
  const sheet = page.getByRole('dialog');
  for (const line of ['Persephone', 'Rows 1–6, columns 1–6: no civ station.', 'Rows 7–12, columns 7–12: no water station.', 'Horizon Group', /Rovers with a meteorite: \d/]) await expect(sheet).toContainText(line);
  for (const size of WIDTHS) {
    await resize(page, size);
    await looksRight(page);
  }
});
