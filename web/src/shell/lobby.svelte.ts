/** What the lobby shows: tables of this browser, tables of the server if there is one. */
import type { KeptTable } from '../tables/local';

export interface MyTable {
  id: string;
  game: string;
  players: number;
  at: number;
  round: number | null;
  myTurn: boolean;
  over: boolean;
  /** Not started: friends are on their way. */
  waiting?: boolean;
}
export interface OpenTable {
  id: string;
  game: string;
  host: string;
  /** By seat: is somebody there? */
  seats: boolean[];
}

class Lobby {
  chosen = $state('planet-5r');
  mine = $state.raw<MyTable[]>([]);
  open = $state.raw<OpenTable[]>([]);
  /** Is there a server behind this page? */
  server = $state<'unknown' | 'here' | 'none'>('unknown');

  /** Looks now and every ten seconds, while somebody watches. */
  watch(): () => void {
    void this.look();
    const clock = setInterval(() => void this.look(), 10_000);
    return () => clearInterval(clock);
  }

  async look(): Promise<void> {
    const { listLocal } = await import('../tables/kept');
    const kept = await listLocal().catch(() => [] as KeptTable[]);
    const here = kept.filter((table) => !table.over).map(local);
    if (this.server === 'unknown') this.mine = here;
    const there = await import('./network').then((network) => network.lookAround()).catch(() => null);
    this.server = there ? 'here' : 'none';
    this.open = there?.open ?? [];
    this.mine = [...here, ...(there?.mine ?? [])].sort((one, other) => other.at - one.at);
  }
}

function local({ id, game, players, changed, toAct, over, seats }: KeptTable): MyTable {
  return { id, game, players, at: changed, round: null, over, myTurn: toAct.some((seat) => seats[seat]?.kind === 'person') };
}

export const lobby = new Lobby();
