// Planet 5R on its own board: whole games by mouse, by keyboard and by touch; axe, sideways scroll and clipped text in every ask.

import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { againstRobots, isOver, noSideways, remember, watch } from '../shell/helpers';

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

/** Dice that fall the same every time. */
function dice(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % count;
  };
}

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

/** Text that is cut by a box around it, apart from what scrolls or is shortened with dots. */
const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('.frame')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!.trim();
      const parent = node.parentElement!;
      if (!text || parent.closest('.visually-hidden, .sunk, .log, style, option, title')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (!box.width) continue;
      for (let around: HTMLElement | null = parent; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.clipPath !== 'none' || style.textOverflow === 'ellipsis' || style.overflowX === 'auto' || style.overflowY === 'auto' || around.tagName === 'MAIN') break;
        if (style.overflowX === 'visible') continue;
        const outer = around.getBoundingClientRect();
        if (box.left < outer.left - 1.5 || box.right > outer.right + 1.5 || box.top < outer.top - 3 || box.bottom > outer.bottom + 3) found.push(`${text} (${around.className})`);
        break;
      }
    }
    return found;
  });

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
    await expect(page.locator('.ask .go')).toBeEnabled();
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

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  test('a whole game by touch at 360', async ({ page }) => {
    const errors = await open(page, { lang: 'ru' });
    const count = await play(page, 4, (target) => target.tap(), () => noSideways(page));
    expect(count['choose']).toBe(15);
    expect(errors).toEqual([]);
    await page.locator('.seats .open').first().tap();
    await expect(page.locator('dialog .cards li').first()).toBeVisible();
  });
});

for (const theme of ['dark', 'light'])
  test(`axe finds nothing, ${theme}`, async ({ page }) => {
    await open(page, { theme, lang: theme === 'dark' ? 'ru' : 'en' });
    const done = new Set<Ask>();
    await play(page, 6, (target) => target.click(), async (ask) => {
      if (done.has(ask)) return;
      done.add(ask);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)).toEqual([]);
    });
    expect([...done]).toEqual(expect.arrayContaining(['choose', 'bid']));
  });

for (const lang of ['ru', 'en'])
  for (const [width, height] of [[360, 740], [768, 1024], [1440, 900]] as const)
    test(`no clipped text, no sideways scroll: ${lang} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, { lang, theme: 'light' }, width === 1440 ? 5 : 4);
      await play(page, width, (target) => target.click(), async () => {
        await noSideways(page);
        expect(await clipped(page)).toEqual([]);
      });
    });
