// Every kind of event of a game moves something on its board, or is named here with what shows it instead; what moves comes in order and can be skipped.

import { expect, test, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Description, GameEvent, Words } from '../../src/contract';
import type { GameEvent as PlanetEvent } from '../../src/generated/planet';
import type { GameEvent as ClanEvent } from '../../src/generated/planet-5r';
import { stepsOf as stepsOfPlanet } from '../../src/games/planet/motion';
import { stepsOf as stepsOfClans } from '../../src/games/planet-5r/motion';
import { showOf } from '../../src/games/planet-unknown/motion';
import { flightsOf } from '../../src/games/planetfall/motion';
import { stepsOf } from '../../src/games/red-planet/motion';
import { command, environment } from '../python';
import { remember } from '../shell/helpers';
import { momentOf, openMoment } from './moments';

test.use({ launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-3d-apis'] } });

const words = { event: () => 'said' } as unknown as Words;
const MOVES: Record<string, (event: GameEvent) => boolean> = {
  'red-planet': (event) => stepsOf([event], words).length > 0,
  planetfall: (event) => flightsOf([event]).length > 0,
  'planet-unknown': (event) => showOf(event, words) !== null,
  'planet-5r': (event) => stepsOfClans([event as ClanEvent], words).length > 0,
  planet: (event) => stepsOfPlanet([event as PlanetEvent], null, 4).length > 0,
};
const INSTEAD: Record<string, Record<string, string>> = {
  'red-planet': {
    docked: 'a new ship rises into its dock by itself', reshuffled: 'the deck grows', skipped: 'the step of the card is crossed out', played: 'the card is held up to be read', over: 'the result',
  },
  planetfall: {
    goal: 'the sheet lies there before the first decision', dealt: 'commanders lie there before the first decision', planet: 'its dome rises by itself', laid_out: 'cards are dealt by themselves',
    income: 'what it brings flies', unused: 'the log', left_behind: 'the planet is left as a whole', over: 'the end comes in the middle',
  },
  'planet-unknown': {
    first: 'the crown in the hub', rivalry: 'objectives between neighbours lie there before the first decision', turned: 'the wheel turns by itself', no_extra_tile: 'nothing comes', gained: 'chips of what is due',
    civ_due: 'a card is asked for', no_civ: 'nothing comes', civ_added: 'the stack grows', civ_removed: 'the stack shrinks', ended: 'the last round said it',
  },
  'planet-5r': { settled: 'settlements lie there before the first decision', round: 'the flag of the track steps on', over: 'the result' },
  planet: { laid_open: 'tiles turn over where they lie', over: 'points take the place of the animals' },
}; // prettier-ignore

for (const [game, moves] of Object.entries(MOVES))
  test(`${game}: every kind of event moves, or something else shows it`, () => {
    const { events } = JSON.parse(readFileSync(new URL(`../../src/generated/${game}/game.json`, import.meta.url), 'utf8')) as Description;
    const kinds = Object.keys(events);
    expect(kinds.length).toBeGreaterThan(10);
    const still = kinds.filter((event) => !moves({ event, who: game === 'red-planet' ? 'red' : 0, row: 1, column: 1, track: 'civ', marker: 'civ', water: 1 } as GameEvent));
    expect(still.sort()).toEqual(Object.keys(INSTEAD[game]!).sort());
  });

// What follows is seen on the board itself, in a replay of a whole game: it shows what happened as a table does.

interface Pieces {
  /** The pieces of each step, by name. */
  (events: GameEvent[], players: number): string[];
}
const names = (steps: { piece: object }[][]): string[] => steps.map((step) => step.map(({ piece }) => Object.keys(piece)[0]).join(' '));
const PIECES: Record<string, Pieces> = {
  'planet-5r': (events) => names(stepsOfClans(events as ClanEvent[], words)),
  planet: (events, players) => names(stepsOfPlanet(events as PlanetEvent[], null, players)),
};
const MOST = 24; // steps that wait at most

const TOLD = `
import json, sys
from fiveplanets.core import replay
table = replay.from_lines([json.loads(line) for line in sys.stdin])
print(json.dumps([one["events"] for one in table.since(0)]))
`;
/** What each decision of a game told, as Python tells it. */
const told = (file: string): GameEvent[][] => JSON.parse(execFileSync(command, ['-c', TOLD], { input: file, env: environment, encoding: 'utf8', maxBuffer: 1 << 26 }));

/** Decisions that tell all that the game told, the longest first. */
function covering(decisions: GameEvent[][]): number[] {
  const missing = new Set(decisions.flat().map(({ event }) => event));
  const found: number[] = [];
  for (const at of decisions.map((_, i) => i).sort((a, b) => decisions[b]!.length - decisions[a]!.length)) {
    if (!decisions[at]!.some(({ event }) => missing.delete(event))) continue;
    for (const { event } of decisions[at]!) missing.delete(event);
    found.push(at);
  }
  return found;
}

/** Opens the replay of a whole game; every step that is shown from now on is written down, where each of its pieces ends, and on which planets regions are lit. */
async function openWhole(page: Page, game: string, settings: Record<string, unknown>): Promise<{ decisions: GameEvent[][]; players: number }> {
  await remember(page, { settings: { plain: false, ...settings } });
  await page.addInitScript(() => {
    const shown: string[] = [];
    const ended: [number, number][] = [];
    const lit: string[] = [];
    Object.assign(window, { shown, ended, lit });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const end = this.matches('[data-piece]') && Array.isArray(frames) ? new DOMMatrix(String(frames.at(-1)!['transform'])) : null;
      if (end) ended.push([end.e, end.f]);
      return animate.call(this, frames, options);
    };
    new MutationObserver((changes) => {
      const pieces = changes.flatMap(({ addedNodes }) => [...addedNodes]).flatMap((node) => (node instanceof Element ? [...(node.matches('[data-piece]') ? [node] : []), ...node.querySelectorAll('[data-piece]')] : []));
      for (const region of changes.flatMap(({ target }) => (target instanceof Element ? [...target.querySelectorAll('path.lit')] : []))) lit.push(region.closest('[data-at^="planet-"]')!.getAttribute('data-at')!);
      if (pieces.length) shown.push(pieces.map((piece) => piece.getAttribute('data-piece')).join(' '));
    }).observe(document, { childList: true, subtree: true });
  });
  const whole = momentOf(game, 'over');
  await openMoment(page, whole);
  return { decisions: told(whole.replay), players: whole.players };
}
/** To this decision. */
async function goTo(page: Page, at: number): Promise<void> {
  await page.evaluate((to) => void (location.hash = location.hash.replace(/(table|replay)\/([^?]*).*/, `replay/$2?at=${to}`)), at);
  await expect(page.locator('.now small')).toContainText(new RegExp(`\\b${at} `));
}
const shown = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
const ended = (page: Page): Promise<[number, number][]> => page.evaluate(() => (window as unknown as { ended: [number, number][] }).ended);
const lit = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { lit: string[] }).lit);
const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { shown, ended, lit } = window as unknown as { shown: string[]; ended: unknown[]; lit: string[] };
    shown.length = ended.length = lit.length = 0;
  });
const isStill = (page: Page): Promise<void> => expect(page.locator('main.board [data-piece]')).toHaveCount(0);

for (const [game, pieces] of Object.entries(PIECES)) {
  test(`${game}: what happened is shown step by step, in order`, async ({ page }) => {
    const { decisions, players } = await openWhole(page, game, { motion: 'full' });
    for (const at of covering(decisions)) {
      const expected = pieces(decisions[at]!, players);
      expect(expected.length).toBeLessThanOrEqual(MOST);
      await goTo(page, at);
      await isStill(page);
      await forget(page);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => shown(page), { message: `decision ${at}` }).toEqual(expected);
      await isStill(page);
      expect(await shown(page)).toEqual(expected);
    }
  });

  for (const press of ['pointerdown', 'keydown'])
    test(`${game}: ${press} ends what is shown, and what waits does not come`, async ({ page }) => {
      const { decisions } = await openWhole(page, game, { motion: 'full' });
      await goTo(page, covering(decisions)[0]!);
      await forget(page);
      await page.keyboard.press('ArrowRight');
      const [before, left, after] = await page.evaluate(async (pressed) => {
        const { shown } = window as unknown as { shown: string[] };
        const there = (): number => document.querySelectorAll('main.board [data-piece]').length;
        while (!there()) await new Promise(requestAnimationFrame);
        const before = shown.length;
        window.dispatchEvent(new Event(pressed));
        await new Promise(requestAnimationFrame);
        const left = there();
        await new Promise((done) => setTimeout(done, 2500)); // longer than any step
        return [before, left, shown.length];
      }, press);
      expect(left).toBe(0);
      expect(after).toBe(before);
    });

  for (const [kind, settings] of [['reduced motion', { motion: 'short' }], ['motion turned off', { motion: 'none' }]] as const)
    test(`${game}: ${kind} shows nothing in flight`, async ({ page }) => {
      if (kind === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' });
      const { decisions } = await openWhole(page, game, settings);
      const at = covering(decisions)[0]!;
      await goTo(page, at);
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('.now small')).toContainText(new RegExp(`\\b${at + 1} `));
      await page.evaluate(() => new Promise((done) => setTimeout(done, 600)));
      expect(await shown(page)).toEqual([]);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });

  test(`${game}: a replay that plays goes on when everything has been shown`, async ({ page }) => {
    const { decisions, players } = await openWhole(page, game, { motion: 'full' });
    const from = Math.max(0, covering(decisions)[0]! - 2);
    const expected = decisions.slice(from, from + 4).flatMap((events) => pieces(events, players));
    expect(expected.length).toBeGreaterThan(2);
    await goTo(page, from);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(async () => (await shown(page)).slice(0, expected.length)).toEqual(expected);
  });
}

for (const width of [360, 1440])
  test(`planet-5r: what rivals get in a replay goes to where they sit, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { decisions } = await openWhole(page, 'planet-5r', { motion: 'full' });
    // nobody's eyes look: the table is the first seat's
    const rival = /^seat-([1-9])$/;
    const at = covering(decisions).find((one) => stepsOfClans(decisions[one] as ClanEvent[], words).flat().some(({ piece, to }) => 'water' in piece && rival.test(to)))!;
    const flights = stepsOfClans(decisions[at] as ClanEvent[], words).flat();
    await goTo(page, at);
    await isStill(page);
    await forget(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await ended(page)).length).toBe(flights.length);
    for (const [i, [x, y]] of (await ended(page)).entries()) {
      const { from, to } = flights[i]!;
      const seat = rival.exec(to)?.[1];
      if (!seat || from === to) continue;
      const chip = (await page.locator(`.seats [data-at="seat-${seat}"]`).boundingBox())!;
      expect([chip.x < x && x < chip.x + chip.width, chip.y < y && y < chip.y + chip.height], `${to}: ${x}, ${y}`).toEqual([true, true]);
    }
  });

test('planet: what won an animal is lit on the planet that it goes to', async ({ page }) => {
  const { decisions } = await openWhole(page, 'planet', { motion: 'full' });
  const at = decisions.findLastIndex((events) => events.some(({ event }) => event === 'won'));
  const winners = decisions[at]!.flatMap(({ event, ...told }) => (event === 'won' ? [`planet-${String(told['who'])}`] : []));
  await goTo(page, at);
  await isStill(page);
  await forget(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => [...new Set(await lit(page))].sort()).toEqual([...new Set(winners)].sort());
  await isStill(page);
  await expect(page.locator('path.lit')).toHaveCount(0);
});
