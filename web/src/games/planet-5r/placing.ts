/** Every way to place a card, with the points of the engine: take, left and right are one gesture. */
import type { Choice, Screen, Session } from '../../contract';
import type { CardId, CrystalId, Dock, Facts, Position, SideId } from '../../generated/planet-5r';
import type { NewJoint } from './table';

export type Table = Screen<Position, Facts>;

/** Water that the viewer sees: one's own, everybody's once the screens are lifted, and all where nothing is hidden. */
export const waterOf = ({ state, facts }: Table, seat: number): number | null => facts.clans[seat]!.water ?? state.clans[seat]!.water;

export interface Way extends NewJoint {
  crystal: CrystalId | null;
}
export interface Placement {
  /** All moves of the gesture. */
  moves: number[];
  left: Way | null;
  right: Way | null;
  /** Points of all crystals of the clan then. */
  points: number;
}

/** What is asked after these moves of the gesture. */
function asked(session: Session, seat: number, now: Table, moves: number[]): Table | null {
  return moves.length ? ((session.whatIf(seat, moves)?.screen as Table | undefined) ?? null) : now;
}
const isJoin = (screen: Table | null, card: CardId): screen is Table => screen?.question?.ask === 'join' && screen.state.placing === card;

function dockOf(screen: Table, choice: Choice): Dock | null {
  const { data } = choice;
  if (data.do !== 'join') return null;
  return screen.facts.docks.find((dock) => dock.side === screen.question!['side'] && dock.to === data['card'] && dock.lie === data['lie']) ?? null;
}

/** `begun`: the moves that lead to the question where the card is in hand. */
export function placements(session: Session, seat: number, now: Table, card: CardId, begun: number[]): Placement[] {
  const found: Placement[] = [];
  const first = asked(session, seat, now, begun);
  if (!isJoin(first, card)) {
    // It fits nowhere: taken, it lies on its own.
    const gain = now.facts.offers.find((offer) => offer.card === card)?.points ?? 0;
    return [{ moves: begun, left: null, right: null, points: now.facts.clans[seat]!.crystal_points + gain }];
  }
  const points = (screen: Table, dock: Dock | null): number => screen.facts.clans[seat]!.crystal_points + (dock?.points ?? 0);
  for (const choice of first.moves) {
    const dock = dockOf(first, choice);
    const moves = [...begun, choice.index];
    if (first.question!['side'] === 'right') {
      found.push({ moves, left: null, right: dock, points: points(first, dock) });
      continue;
    }
    const second = asked(session, seat, now, moves);
    if (!isJoin(second, card)) found.push({ moves, left: dock, right: null, points: points(first, dock) });
    else {
      for (const next of second.moves) {
        const right = dockOf(second, next);
        found.push({ moves: [...moves, next.index], left: dock, right, points: points(second, right) });
      }
    }
  }
  return found;
}

export const sameEnd = (way: Way | null, side: SideId, to: CardId): boolean => way !== null && way.side === side && way.to === to;
export const sameWay = (a: Way | null, b: Way | null): boolean => a?.to === b?.to && a?.lie === b?.lie;

export const best = (ways: Placement[]): Placement | undefined => ways.reduce<Placement | undefined>((top, one) => (!top || one.points > top.points ? one : top), undefined);

/** The best placement with a joint at this end; what is chosen on the other side stays if it can. */
export function atEnd(ways: Placement[], side: SideId, to: CardId, now: Placement | null): Placement | undefined {
  const here = ways.filter((way) => sameEnd(way[side], side, to));
  const other = side === 'left' ? 'right' : 'left';
  const kept = now?.[other] ? here.filter((way) => sameWay(way[other], now[other])) : [];
  return best(kept.length ? kept : here);
}

/** The same placement with one joint the other way round. */
export function turned(ways: Placement[], now: Placement, side: SideId, lie: 'over' | 'under'): Placement | undefined {
  const other = side === 'left' ? 'right' : 'left';
  return ways.find((way) => way[side]?.to === now[side]?.to && way[side]?.lie === lie && sameWay(way[other], now[other]));
}

/** The same placement with one joint freed. */
export function freed(ways: Placement[], now: Placement, side: SideId): Placement | undefined {
  const other = side === 'left' ? 'right' : 'left';
  return ways.find((way) => way[side] === null && sameWay(way[other], now[other]));
}

/** Counts by colour with every joker where it is worth most: a ghost has no facts of its own. */
export function withJokers(crystals: number[], table: number[]): number[] {
  const worth = (count: number): number => (count === 0 ? 0 : table[Math.min(count, table.length) - 1]!);
  const counts = crystals.slice(0, 3);
  let top = [...counts];
  const total = (some: number[]): number => some.reduce((sum, count) => sum + worth(count), 0);
  const jokers = crystals[3] ?? 0;
  for (let blue = 0; blue <= jokers; blue++) {
    for (let green = 0; green <= jokers - blue; green++) {
      const tried = [counts[0]! + blue, counts[1]! + green, counts[2]! + jokers - blue - green];
      if (total(tried) > total(top) || (blue === 0 && green === 0)) top = tried;
    }
  }
  return top;
}
