// Planet 5R on its own board: whole games by mouse, by keyboard and by touch.

import { expect, test, type Locator, type Page } from '@playwright/test';
import { againstRobots, isOver, noSideways, remember, watch } from '../shell/helpers';
import { momentOf, openMoment } from './moments';
import { dice } from './play';

type Ask = 'choose' | 'bid' | 'take' | 'join';

async function open(page: Page, settings: Record<string, unknown> = {}, players = 4): Promise<string[]> {
  const errors = watch(page);
  await remember(page, { settings: { plain: false, ...settings } });
  if (players === 4) await againstRobots(page, 'planet-5r');
  else {
    await page.goto('#/new/planet-5r?with=robots');
    for (let now = 4; now !== players; now += Math.sign(players - now)) await page.getByRole('radio', { name: String(now + Math.sign(players - now)), exact: true }).check({ force: true });
    await page.locator('footer .go').click();
  }
  await expect(page.locator('.table .market')).toBeVisible();
  return errors;
}

/** What is asked of us now; null while others decide. */
const asked = (page: Page): Promise<Ask | null> =>
  page.evaluate(() => {
    const there = (selector: string) => document.querySelector(selector) !== null;
    if (!there('.ask.mine')) return null;
    if (there('.table .dial')) return 'bid';
    if (there('.market .slot.open')) return 'take';
    if (there('.rows .dock')) return 'join';
    return there('.hand .holder:not(.off)') ? 'choose' : null;
  });

/** Picks some answer with this way of pressing: digs often and bids high, so that cards come. */
async function answer(page: Page, ask: Ask, roll: (count: number) => number, press: (target: Locator) => Promise<void>): Promise<void> {
  if (ask === 'choose') {
    const held = page.locator('.hand .holder:not(.used)');
    const dig = page.locator('.hand .holder[data-at="hand-dig"]:not(.used)');
    const expand = page.locator('.hand .holder[data-at="hand-expand"]');
    await press((await dig.count()) && roll(10) < 7 ? dig : (await held.count()) <= 2 ? expand : held.nth(roll(await held.count())));
  } else if (ask === 'bid') {
    const more = page.locator('.dial .more:not(:disabled)');
    for (let i = 0; i < 8 && (await more.count()); i++) await press(more);
  } else if (ask === 'take') {
    const cards = page.locator('.market .slot.open button.card');
    await press(cards.nth(roll(await cards.count())));
    await expect(page.locator('.place.ghost').first()).toBeVisible();
  } else {
    await press(page.locator('.rows .dock').first());
  }
}

/** Plays until the game is over; what was asked how often. */
async function play(page: Page, seed: number, press: (target: Locator) => Promise<void>, look: (ask: Ask) => Promise<void> = async () => {}): Promise<Record<string, number>> {
  const roll = dice(seed);
  const count: Record<string, number> = {};
  while (!(await isOver(page))) {
    const ask = await asked(page);
    if (!ask) {
      await page.waitForTimeout(25);
      continue;
    }
    await answer(page, ask, roll, press);
    await look(ask);
    const made = page.locator('.ask .go:not(:disabled)');
    await press(made);
    await expect(page.locator('.ask .go:not(:disabled)', { hasText: /Sending|Отправля/ })).toHaveCount(0);
    count[ask] = (count[ask] ?? 0) + 1;
  }
  return count;
}

test('a whole game by mouse at 1440', async ({ page }) => {
  const errors = await open(page);
  const count = await play(page, 3, (target) => target.click(), async () => {
    const [content, room] = await page.locator('main.board').evaluate((board) => [board.scrollHeight, board.clientHeight]);
    expect(content, 'no scroll in normal play').toBeLessThanOrEqual(room! + 1);
  });
  expect(count['choose']).toBe(15);
  expect(errors).toEqual([]);
});

test('a whole game by keyboard only, with five clans', async ({ page }) => {
  const errors = await open(page, {}, 5);
  const roll = dice(5);
  let decisions = 0;
  while (!(await isOver(page))) {
    const ask = await asked(page);
    if (!ask) {
      await page.waitForTimeout(25);
      continue;
    }
    if (ask === 'choose') {
      const held = await page.locator('.hand .holder, .hand .gap').evaluateAll((cards) => cards.flatMap((card, i) => (card.matches('.used, .gap') ? [] : [i + 1])));
      await page.keyboard.press(held.includes(1) && roll(3) ? '1' : held.length <= 2 ? '5' : String(held[roll(held.length)]));
    } else if (ask === 'bid') await page.keyboard.press('3');
    else await page.keyboard.press('1');
    if (!(await page.locator('.ask .go').isEnabled())) continue; // the question changed under the key: look again
    const before = await page.locator('.ask .say b').textContent();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await isOver(page)) || (await page.locator('.ask .say b').textContent()) !== before || !(await page.locator('.ask .go').isEnabled())).toBe(true);
    decisions++;
  }
  expect(decisions).toBeGreaterThanOrEqual(15);
  expect(errors).toEqual([]);
});

test('arrows walk the hand, Backspace goes back, a used card says why', async ({ page }) => {
  await open(page);
  await page.locator('.hand button[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-at="hand-mine"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-at="hand-mine"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.ask .go')).toContainText('Play Mine');
  await page.keyboard.press('Backspace');
  await expect(page.locator('.ask .go')).toBeDisabled();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-at="hand-mine"].used')).toBeVisible();
  await expect(page.locator('.ask.mine')).toBeVisible({ timeout: 20_000 });
  while ((await asked(page)) !== 'choose') await page.waitForTimeout(30);
  await page.locator('[data-at="hand-mine"]').click();
  await expect(page.locator('.ask.refused')).toContainText('5R-12');
});

test('over, under and alone: one gesture with its points', async ({ page }) => {
  await open(page, {}, 3);
  let seen = false;
  await play(page, 8, (target) => target.click(), async (ask) => {
    const half = page.locator('.switch .halves button[aria-pressed="false"]').first();
    if (ask !== 'take' || seen || !(await half.count())) return;
    seen = true;
    const before = await page.locator('.ask .say b').textContent();
    await half.click();
    await expect(page.locator('.ask .say b')).not.toHaveText(before!);
    await page.locator('.ask .gb', { hasText: 'Back' }).click();
    await expect(page.locator('.place.ghost')).toHaveCount(0);
    await page.locator('.rows .alone').click();
    await expect(page.locator('.ask .effects')).toContainText('→');
  });
});

test('a card shows itself large, with what it does, while the pointer rests on it or the focus is there', async ({ page }) => {
  await open(page);
  const card = page.locator('.market [data-about^="card:"]').last();
  const tip = page.locator('.tip');
  await card.hover();
  await expect(tip.locator('svg').first()).toBeVisible();
  await expect(tip.locator('p')).toHaveCount(2);
  await page.mouse.move(0, 0);
  await expect(tip).toHaveCount(0);
  // by keys: what one walks to says it, until Escape; what a digit picks does not
  await page.keyboard.press('2');
  await page.evaluate(() => new Promise((done) => setTimeout(done, 600)));
  await expect(tip).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(tip).toContainText('Raid');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  // rivals stand in the rail of the shell
  await page.locator('.seats .pips li').first().hover();
  await expect(tip).toContainText('Dig: in hand');
});

test('an open replay hides no water', async ({ page }) => {
  await remember(page, { settings: { plain: false } });
  await openMoment(page, momentOf('planet-5r', 'take'));
  await page.evaluate(() => void (location.hash = location.hash.replace('#/table', '#/replay')));
  await expect(page.locator('.clan .water b')).toHaveText(/^\d+$/);
  await page.locator('.seats .open').first().click();
  await expect(page.locator('dialog .gems')).toContainText('Water');
});

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  test('a long press on a card opens it, and picks nothing', async ({ page }) => {
    await open(page);
    const card = page.locator('[data-at="hand-mine"]');
    await card.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true, bubbles: true });
    await expect(page.getByRole('dialog')).toContainText('Mine');
    await expect(card).toHaveAttribute('aria-pressed', 'false');
  });
  test('a whole game by touch at 360', async ({ page }) => {
    const errors = await open(page, { lang: 'ru' });
    const count = await play(page, 4, (target) => target.tap(), () => noSideways(page));
    expect(count['choose']).toBe(15);
    expect(errors).toEqual([]);
    await page.locator('.seats .open').first().tap();
    await expect(page.locator('dialog .cards li').first()).toBeVisible();
  });
});
