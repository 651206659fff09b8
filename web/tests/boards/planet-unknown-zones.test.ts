// Zones of a planet are drawn where its components have them: a pack may change them.
import { expect, test } from 'vitest';
import { zoneBorders, zoneSigns } from '../../src/games/planet-unknown/planet';
import type { PlanetData } from '../../src/games/planet-unknown/table';
import game from '../../src/generated/planet-unknown/game.json';

const zoned = (zones: PlanetData['zones']): PlanetData => ({ zones }) as PlanetData;
const zone = (rows: [number, number], columns: [number, number]) => ({ rows, columns, forbidden_station: 'civ' as const });

test('four quarters are a cross with a sign in each', () => {
  const persephone = game.components.planets.persephone as unknown as PlanetData;
  expect(zoneBorders(persephone)).toBe('M300 0V600M0 300H600');
  expect(zoneSigns(persephone).map(({ station }) => station)).toEqual(persephone.zones!.map((one) => one.forbidden_station));
  const corners = zoneSigns(persephone).map(({ x, y }) => `${x < 300 ? 'left' : 'right'} ${y < 300 ? 'up' : 'down'}`);
  expect(new Set(corners).size).toBe(4);
});

test('other zones have their own borders, and the same place twice two signs side by side', () => {
  expect(zoneBorders(zoned([zone([0, 3], [0, 11])]))).toBe('M0 200H600');
  expect(zoneBorders(zoned([]))).toBe('');
  const [first, second] = zoneSigns(zoned([zone([0, 5], [0, 5]), zone([0, 5], [0, 5])]));
  expect(second!.y).toBe(first!.y);
  expect(second!.x).not.toBe(first!.x);
});
