/** Tables on a server: which of them are ours, how they are opened and joined. */
import type { Session } from '../contract';
import { openRemote, type RemoteSession } from '../tables/remote';
import { enter, isServed, openTable, openTables, rematch, replayText, sameDealAgain, tableByCode, tableFacts, takeSeat, type Clock, type NewSeat, type TableFacts } from '../tables/server';
import type { MyTable, OpenTable } from './lobby.svelte';
import { myName } from './games';
import { profile, settings } from './kept.svelte';
import type { Setup } from './setup.svelte';

const KEY = 'fiveplanets.tables';
const CLOCKS: Record<Setup['clock'], Clock | null> = { none: null, live: { kind: 'bank', seconds: 1200, plus: 15 }, letters: { kind: 'days', days: 2 } };

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
  const { id } = await openTable({ game, players, options, seats, listed, clock: CLOCKS[setup.clock], start: now });
  remember(id);
  return { page: 'table', id };
}

/** With the token of a secret link this browser takes the seat first; the token never stays in the address. */
export async function openRemoteSession(id: string, token?: string): Promise<Session> {
  if (token) {
    await enter(id, { token });
    history.replaceState(null, '', `#/table/${id}`);
  }
  const session = await openRemote(id, settings.lang);
  if (session.mine.length) remember(id);
  return session;
}

export async function sitDown(session: RemoteSession): Promise<void> {
  await takeSeat(session.id, null, myName(), myFace());
  remember(session.id);
  session.reconnect();
}

export const idOfCode = (code: string): Promise<string> => tableByCode(code);

export async function again(id: string, same: boolean): Promise<string> {
  const opened = await (same ? sameDealAgain(id) : rematch(id));
  remember(opened.id);
  return opened.id;
}

/** A finished table with its replay file. */
export async function finished(id: string): Promise<[RemoteSession, string]> {
  return Promise.all([openRemote(id, settings.lang), replayText(id)]);
}
export const replayOf = (id: string): Promise<string> => replayText(id);

/** What the lobby wants to know; null where there is no server. */
export async function lookAround(): Promise<{ mine: MyTable[]; open: OpenTable[] } | null> {
  if (!(await isServed())) return null;
  const [listed, ...mine] = await Promise.all([openTables(), ...known().slice(0, 6).map((id) => tableFacts(id).catch(() => null))]);
  return {
    open: listed.filter((table) => table.status === 'waiting' && table.seats.some((seat) => seat.kind === 'free')).map(opened),
    mine: mine.filter((table): table is TableFacts => table !== null && table.status !== 'over').map(held),
  };
}

function opened({ id, game, seats }: TableFacts): OpenTable {
  return { id, game, host: seats.find((seat) => seat.host)?.name || seats[0]!.name, seats: seats.map((seat) => seat.kind !== 'free') };
}

function held({ id, game, players, time, seats, status }: TableFacts): MyTable {
  return { id, game, players, at: time * 1000, round: null, over: false, waiting: status === 'waiting', myTurn: seats.some((seat) => seat.mine) };
}
