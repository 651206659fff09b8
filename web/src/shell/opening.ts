/** Between the shell and the tables: open, make, save, and what to say when that fails. */
import { Refused, Trouble, type Description, type Readable, type Screen, type SeatInfo, type Session } from '../contract';
import { kept } from '../tables/kept';
import { branchLocal, createLocal, importLocal, listLocal, openLocal, type LocalSeat, type LocalSettings } from '../tables/local';
import type { People } from '../tables/remote';
import { Replay } from '../tables/replay';
import { readReplay, writeReplay } from '../tables/replayfile';
import type { SameDeal } from '../tables/server';
import { fromLink, toLink } from '../tables/textlink';
import type { Table } from '../tables/table';
import { FACES, motionLength, profile } from './kept.svelte';
import { go, link } from './router.svelte';
import type { Setup } from './setup.svelte';
import { bringBack, everythingIn, packEverything, type BroughtBack } from './takeaway';
import { hasText, t } from './texts.svelte';

/** What went wrong, as a sentence that says what to do. */
export function problem(error: unknown): string {
  if (error instanceof Trouble) return t(`trouble-${error.what}`, error.values);
  if (error instanceof Refused) return error.text || (hasText(`refused-${error.rule}`) ? t(`refused-${error.rule}`) : error.rule);
  console.error(error);
  return t('trouble-unknown');
}

export function localSeats(setup: Setup): LocalSeat[] {
  return setup.seats.slice(0, setup.players).map((plan, seat): LocalSeat => {
    const name = setup.seatName(seat);
    if (plan.kind === 'robot') return { kind: 'robot', player: plan.player, name };
    return { kind: 'person', name, face: `person-${(profile.face + seat) % FACES.length}` };
  });
}

/** Opens a new table; where to go then. */
export async function openTable(setup: Setup, now: boolean): Promise<{ page: string; id: string }> {
  if (setup.place === 'network') return (await import('./network')).openRemoteTable(setup, now);
  const { game, players } = setup;
  const needed = setup.shown.map((option) => option.name);
  const options = Object.fromEntries(Object.entries(setup.options).filter(([name]) => needed.includes(name)));
  const session = await createLocal({ game, pack: setup.pack?.pack ?? null, players, options, seats: localSeats(setup) });
  session.close();
  return { page: 'table', id: session.id };
}

/** A table of this browser, or else of the server; `by` is the secret of a seat's link, or a one-time code. */
export async function openSession(id: string, by?: { token: string } | { code: string }): Promise<Session> {
  if (!by && (await kept(id).catch(() => undefined))) {
    const session = await openLocal(id);
    session.pause = motionLength(500); // robots move at a pace that can be followed
    return session.start();
  }
  return (await import('./network')).openRemoteSession(id, by);
}

/** The same people, the same options; the first seat moves on. With a seed: the same deal, the seats turned by one. */
export async function playAgain(settings: LocalSettings, seed?: bigint): Promise<void> {
  const { game, pack, players, options, seats } = settings;
  const turned = [...seats.slice(1), seats[0]!];
  const session = await createLocal({ game, pack: pack ?? null, players, options, seats: turned, ...(seed === undefined ? {} : { seed, origin: { kind: 'again' } }) });
  session.close();
  go('table', [session.id]);
}

/** A lesson goes on as a game against robots. */
export async function playOn(table: Table, seats: SeatInfo[], learner: number): Promise<void> {
  const session = await branchLocal(table, table.sequence, seats.map(({ seat, name }): LocalSeat => (seat === learner ? { kind: 'person', name, face: `person-${profile.face}` } : { kind: 'robot', player: 'quick', name })));
  session.close();
  go('table', [session.id]);
}

/** Opens the game of a file; all games of one from another browser are taken in and told about. */
export async function readFile(file: File): Promise<BroughtBack | null> {
  const text = await file.text();
  const everything = everythingIn(text);
  if (everything) return bringBack(everything);
  const session = await importLocal(text);
  session.close();
  go(session.screen.get().over ? 'result' : 'table', [session.id]);
  return null;
}

export function download(name: string, text: string, type = 'application/json'): void {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(new Blob([text], { type }));
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
}

export async function saveReplay(id: string): Promise<void> {
  const session = await openLocal(id);
  download(`${session.game}-${new Date().toISOString().slice(0, 10)}.jsonl`, session.replay, 'application/x-ndjson');
  session.close();
}

export async function saveEverything(): Promise<void> {
  download('five-planets.json', await packEverything());
}

/** Shares a link or a file by the system where it can, else copies or saves. True: it was copied. */
export async function share(what: { title: string; url?: string; file?: File }): Promise<boolean> {
  const data: ShareData = { title: what.title, ...(what.url ? { url: what.url } : {}), ...(what.file ? { files: [what.file] } : {}) };
  if (navigator.canShare?.(data)) {
    await navigator.share(data).catch(() => {});
    return false;
  }
  if (what.file) {
    download(what.file.name, await what.file.text(), what.file.type);
    return false;
  }
  await navigator.clipboard.writeText(what.url ?? '');
  return true;
}

/** A game that is over, wherever it was played. */
export interface Finished {
  id: string;
  game: string;
  description: Description;
  screen: Screen;
  seats: SeatInfo[];
  table: Table;
  replay: string;
  /** A game of one's own: not one from a file, and no second try. */
  own: boolean;
  /** Opens the next table and goes there. */
  again(same: boolean): Promise<void>;
  /** All tables at which this was dealt, to compare. */
  deals(): Promise<SameDeal[]>;
  /** Opens one more table with this deal, for other people, and goes there. */
  another?(): Promise<void>;
  /** Who sits at the table of the server, and which one comes next. */
  people?: Readable<People>;
  close(): void;
}

export async function openFinished(id: string): Promise<Finished> {
  if (await kept(id).catch(() => undefined)) {
    const session = await openLocal(id);
    const { game, description, table, replay, origin } = session;
    const own = origin?.kind !== 'branch' && origin?.at !== table.sequence;
    return { id, game, description, table, replay, own, screen: session.screen.get(), seats: session.seats.get(), again: (same) => playAgain(session.settings, same ? table.seed : undefined), deals: () => sameDealsHere(table), close: () => {} };
  }
  const network = await import('./network');
  const [session, replay] = await network.finished(id);
  const { game, description } = session;
  const table = await readReplay(replay);
  const screen = session.screen.get();
  const seats = session.seats.get();
  const { people } = session;
  return { id, game, description, table, replay, own: true, screen, seats, again: async (same) => go('table', [await network.again(id, same)]), deals: () => network.sameDeals(id), another: async () => go('table', [await network.openDeal(game, id)]), people, close: () => session.close() };
}

/** Tables of this browser at which the same was dealt. */
async function sameDealsHere({ game, players, seed, options }: Table): Promise<SameDeal[]> {
  const like = (await listLocal()).filter((row) => row.game === game.name && row.players === players && row.origin?.kind !== 'branch' && row.replay.includes(`"seed": ${seed},`)).reverse();
  return like.flatMap((row): SameDeal[] => {
    const lines = row.replay.trimEnd().split('\n');
    if (JSON.stringify(JSON.parse(lines[0]!).options) !== JSON.stringify(options)) return [];
    const { scores = null, winners = null } = JSON.parse(lines.at(-1)!) as Partial<SameDeal>;
    return [{ id: row.id, status: row.over ? 'over' : 'running', seats: row.seats.map((seat) => seat.name), scores, winners, time: row.created / 1000 }];
  });
}

/** In place of an id: the replay itself, in the link. */
const INSIDE = '~';

/** A link to a moment of a game that works in any browser: finished games of a server by their id, others travel in it. */
export async function momentLink(replay: Replay, at: number): Promise<string> {
  const { id } = replay;
  const here = !id || Boolean(await kept(id).catch(() => undefined));
  return new URL(link('replay', [here ? INSIDE + (await toLink(writeReplay(replay.table))) : id], { at }), location.href).href;
}

/** Any game of this browser or of the server, or one that is in the link itself, to look back at. */
export async function openReplayOf(id: string): Promise<Replay> {
  if (id.startsWith(INSIDE)) {
    const text = await fromLink(id.slice(INSIDE.length)).catch(() => {
      throw new Trouble('replay-cut');
    });
    return new Replay(await readReplay(text));
  }
  const found = await kept(id).catch(() => undefined);
  return new Replay(await readReplay(found ? found.replay : await (await import('./network')).replayOf(id)), id);
}
