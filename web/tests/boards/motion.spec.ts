// Every kind of event of a game moves something on its board, or is named here with what shows it instead.

import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { Description, GameEvent, Words } from '../../src/contract';
import { showOf } from '../../src/games/planet-unknown/motion';
import { flightsOf } from '../../src/games/planetfall/motion';
import { stepsOf } from '../../src/games/red-planet/motion';

const words = { event: () => 'said' } as unknown as Words;
const MOVES: Record<string, (event: GameEvent) => boolean> = {
  'red-planet': (event) => stepsOf([event], words).length > 0,
  planetfall: (event) => flightsOf([event]).length > 0,
  'planet-unknown': (event) => showOf(event, words) !== null,
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
}; // prettier-ignore

for (const [game, moves] of Object.entries(MOVES))
  test(`${game}: every kind of event moves, or something else shows it`, () => {
    const { events } = JSON.parse(readFileSync(new URL(`../../src/generated/${game}/game.json`, import.meta.url), 'utf8')) as Description;
    const kinds = Object.keys(events);
    expect(kinds.length).toBeGreaterThan(20);
    const still = kinds.filter((event) => !moves({ event, who: game === 'red-planet' ? 'red' : 0, row: 1, column: 1, track: 'civ', marker: 'civ' } as GameEvent));
    expect(still.sort()).toEqual(Object.keys(INSTEAD[game]!).sort());
  });
