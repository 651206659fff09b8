// How a duel ended beside its two players: a neutral colour counts like theirs, and can beat them both.

import type { Screen, SeatInfo, Words } from '../../contract';
import type { Ending } from '../../shell/board';
import type { Counted } from '../../shell/result';
import type { RedScreen } from './model';

export function ending(screen: Screen, words: Words, seats: SeatInfo[]): Ending {
  const { companies, neutral_wins } = (screen as RedScreen).facts;
  const neutrals = companies.flatMap(({ seat, neutral, total, points }, index): Counted[] => {
    if (!neutral) return [];
    return [{ seat: index, name: words('screen-neutral', { name: seats[seat!]?.name ?? '' }), points: total, sources: { ...points }, neutral }];
  });
  return { neutrals, why: neutral_wins ? words('screen-neutral-wins') : '' };
}
