/** Who has how much of what each animal looks for, and how a tile would change that. */
import type { AnimalFacts, Change, HabitatId } from '../../generated/planet';
import type { AnimalCard } from './catalogue';
import { around, faceOf, regionsOf, withTile, type Areas } from './geometry';

export interface Standing {
  facts: AnimalFacts;
  counts: number[];
  /** Would get it now, or with the tile that is being placed. */
  leader: number | null;
  change: Change | null;
  most: number;
  /** Those who have as much as anybody. */
  best: number[];
}

export function standingOf(facts: AnimalFacts, players: number, me: number, changes: readonly Change[]): Standing {
  const change = changes.find((one) => one.animal === facts.animal) ?? null;
  const counts = facts.offers.slice(0, players).map((offer) => offer.counts[0] ?? 0);
  if (change) counts[me] = change.after;
  const most = Math.max(...counts);
  const best = counts.flatMap((count, seat) => (count === most && most > 0 ? [seat] : []));
  return { facts, counts, leader: change ? change.leader : facts.leader, change, most, best };
}

/** A region that a tile belongs to: how large it was, and is with the tile. */
export interface Growth {
  habitat: HabitatId;
  areas: number[];
  before: number;
}

export function growthOf(areas: Areas, face: number, sides: readonly HabitatId[]): Growth[] {
  const before = regionsOf(areas);
  return regionsOf(withTile(areas, face, sides))
    .filter((region) => region.areas.some((area) => faceOf(area) === face))
    .map((region) => ({ ...region, before: Math.max(0, ...before.filter((old) => region.areas.includes(old.areas[0]!)).map((old) => old.areas.length)) }));
}

/** The areas that count for an animal on a planet: all regions of its habitat, or the largest of those that suit it, as the rules choose it. */
export function countingAreas(areas: Areas, { habitat, condition, other }: AnimalCard): number[][] {
  const regions = regionsOf(areas).flatMap((region) => (region.habitat === habitat ? [region.areas] : []));
  if (condition === 'most') return regions;
  const touches = (region: number[]): boolean => region.some((area) => around(area).some((next) => areas[next] === other));
  const suited = regions.filter((region) => touches(region) === (condition === 'touching'));
  const most = Math.max(...suited.map((region) => region.length));
  return suited.filter((region) => region.length === most).slice(0, 1);
}
