/** Tables on a server: which of them are ours, how they are opened and joined. */
import type { Session } from '../contract';
import { deleteLocal, importLocal, type LocalSeat, type LocalSession } from '../tables/local';
import { openRemote, type RemoteSession } from '../tables/remote';
import type { Replay } from '../tables/replay';
import { writeReplay } from '../tables/replayfile';
import { cutAt } from '../tables/table';
import * as server from '../tables/server';
import { enter, isServed, openTable, openTables, rematch, replayText, sameDealAgain, tableByCode, tableFacts, takeSeat, type NewSeat, type ServerSeat, type TableFacts } from '../tables/server';
import type { MyTable, OpenTable } from './lobby.svelte';
import { lastRobotName, myName, USUAL_ROBOT } from './games';
import { profile } from './kept.svelte';
import type { Setup } from './setup.svelte';
import { t } from './texts.svelte';

export { letRobotHold, takeBack } from '../tables/server';

const KEY = 'fiveplanets.tables';

/** The tables of this browser on the server, newest first. */
const known = (): string[] => JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
function remember(id: string): void {
  localStorage.setItem(KEY, JSON.stringify([id, ...known().filter((one) => one !== id)].slice(0, 12)));
}

export const myFace = (): string => `person-${profile.face}`;

export async function openRemoteTable(setup: Setup, now: boolean): Promise<{ page: string; id: string }> {
  const { game, players, listed } = setup;
  const seats = setup.seats.slice(0, players).map((plan, seat): NewSeat => {
    if (seat === 0) return { kind: 'person', name: myName(), face: myFace() };
    return plan.kind === 'robot' ? { kind: 'robot', player: plan.player, name: setup.seatName(seat) } : { kind: 'free' };
  });
  const needed = setup.shown.map((option) => option.name);
  const options = Object.fromEntries(Object.entries(setup.options).filter(([name]) => needed.includes(name)));
  const { id } = await openTable({ game, players, options, pack: setup.pack?.pack ?? null, seats, listed, clock: setup.time, start: now });
  remember(id);
  return { page: 'table', id };
}

/** What a seat without a name is called: a robot plays a free one. */
function nameless({ kind, seat }: ServerSeat, seats: ServerSeat[]): string {
  if (kind === 'person') return t('seat-number', { number: seat + 1 });
  const robots = seats.filter((other) => other.seat <= seat && other.kind !== 'person' && !other.name);
  return lastRobotName(robots.map((robot) => robot.player ?? USUAL_ROBOT));
}

/** By the secret of a link this browser takes the seat first: it never stays in the address. */
export async function openRemoteSession(id: string, by?: { token: string } | { code: string }): Promise<Session> {
  if (by) {
    history.replaceState(null, '', `#/table/${id}`);
    await enter(id, by);
  }
  const session = await openRemote(id, nameless);
  if (session.mine.length) remember(id);
  return session;
}

export async function sitDown(session: RemoteSession): Promise<void> {
  await takeSeat(session.id, null, myName(), myFace());
  remember(session.id);
  session.reconnect();
}

/** Leaves a seat for good: this page only watches then. */
export async function standUp(session: RemoteSession, seat: number): Promise<void> {
  await server.leaveSeat(session.id, seat);
  session.reconnect();
}

/** What moves a seat to another device: a code that works once, and the same as a link. */
export async function ticketFor(session: RemoteSession, seat: number): Promise<{ code: string; url: string }> {
  const { code } = await server.oneTimeCode(session.id, seat);
  return { code, url: new URL(`#/table/${session.id}?code=${code}`, location.href).href };
}
export async function enterByCode(session: RemoteSession, code: string): Promise<void> {
  await enter(session.id, { code: code.trim().toUpperCase() });
  remember(session.id);
  session.reconnect();
}

/** A table of this device goes on at the server: you keep your seat, the others come by link. */
export async function takeOnline(session: LocalSession): Promise<string> {
  const me = session.mine[0] ?? 0;
  const seats = session.settings.seats.map(({ kind, name, player }, seat): NewSeat => {
    if (seat === me) return { kind: 'person', name: name || myName(), face: myFace() };
    return kind === 'robot' ? { kind, name, player: player ?? USUAL_ROBOT } : { kind: 'free' };
  });
  const { id } = await server.uploadReplay(session.replay, { seats, start: seats.every(({ kind }) => kind !== 'free') });
  remember(id);
  session.close();
  await deleteLocal(session.id);
  return id;
}

/** A table of the server that nobody else plays goes on at this device. */
export async function takeHome(session: RemoteSession): Promise<string> {
  const seats = session.seats.get().map(({ name, kind, player, face }): LocalSeat => (kind === 'person' ? { kind, name, ...(face ? { face } : {}) } : { kind: 'robot', name, player: player ?? USUAL_ROBOT }));
  const home = await importLocal(await server.takeHome(session.id), seats);
  home.close();
  return home.id;
}

export const idOfCode = (code: string): Promise<string> => tableByCode(code);

export async function again(id: string, same: boolean): Promise<string> {
  const opened = await (same ? sameDealAgain(id) : rematch(id));
  remember(opened.id);
  return opened.id;
}

export const sameDeals = server.sameDeals;
export async function openDeal(game: string, deal: string): Promise<string> {
  const { id } = await openTable({ game, deal });
  remember(id);
  return id;
}

/** A table that goes on from a point of a game that is looked back at; the seat is yours, the others are free. */
export async function branchOnline(replay: Replay, at: number, seat: number): Promise<string> {
  const seats = replay.seats.get().map((_, i): NewSeat => (i === seat ? { kind: 'person', name: myName(), face: myFace() } : { kind: 'free' }));
  const known = replay.id !== '' && (await tableFacts(replay.id).then((facts) => facts.status === 'over', () => false));
  const { id } = known ? await server.branchTable(replay.id, at, { seats }) : await server.uploadReplay(writeReplay(cutAt(replay.table, at)), { seats });
  remember(id);
  return id;
}

/** A finished table with its replay file. */
export async function finished(id: string): Promise<[RemoteSession, string]> {
  return Promise.all([openRemote(id, nameless), replayText(id)]);
}
export const replayOf = (id: string): Promise<string> => replayText(id);

/** What the lobby wants to know; null where there is no server. */
export async function lookAround(): Promise<{ mine: MyTable[]; open: OpenTable[] } | null> {
  if (!(await isServed())) return null;
  const [listed, ...mine] = await Promise.all([openTables(), ...known().slice(0, 6).map((id) => tableFacts(id).catch(() => null))]);
  return {
    open: listed.filter((table) => table.status === 'waiting' && table.seats.some((seat) => seat.kind === 'free')).map(opened),
    mine: mine.filter((table): table is TableFacts => table !== null && (table.status === 'waiting' || table.status === 'running')).map(held),
  };
}

function opened({ id, game, seats }: TableFacts): OpenTable {
  return { id, game, host: seats.find((seat) => seat.host)?.name || seats[0]!.name, seats: seats.map((seat) => seat.kind !== 'free') };
}

function held({ id, game, players, time, seats, status }: TableFacts): MyTable {
  return { id, game, players, at: time * 1000, round: null, over: false, waiting: status === 'waiting', myTurn: seats.some((seat) => seat.mine) };
}
