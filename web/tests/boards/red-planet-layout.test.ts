// The stage of Red Planet: what can be pressed beside Mars never stands behind a rocket, however low a phone's screen is.

import { expect, test } from 'vitest';
import { layOut } from '../../src/games/red-planet/layout';
import { heightOf } from '../../src/games/red-planet/rocket';

const DECK = { wide: 21, high: 24 }; // half of what a finger may press, and a little air
const LIFT = 12; // of a ship that is launched

test('the deck stands free of the rockets', () => {
  for (let height = 340; height <= 800; height += 4)
    for (let width = 320; width < 560; width += 20)
      for (const docks of [3, 4, 5, 6]) {
        const { bays, rocket, deck, mars } = layOut(width, height, docks);
        const top = Math.min(...bays.map(({ foot }) => foot)) - Math.max(heightOf(6) * rocket, heightOf(6) * rocket * 0.86 + LIFT);
        expect(deck.y + DECK.high, `${width} × ${height}, ${docks} docks`).toBeLessThanOrEqual(top);
        const [dx, dy] = [mars.x - deck.x - DECK.wide, Math.abs(deck.y - mars.y) - DECK.high];
        expect(Math.hypot(dx, Math.max(0, dy)), `${width} × ${height}, ${docks} docks`).toBeGreaterThan(mars.radius * 0.9);
      }
});
