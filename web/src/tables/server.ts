// What a page asks a server over HTTP (docs/wire.md).

import type { OptionValue, Seat } from '../contract';
import { Trouble } from '../contract';
import type { KeptPack } from './kept';

export interface NewSeat {
  kind: 'person' | 'free' | 'robot';
  name?: string;
  face?: string;
  player?: string;
}
export type Clock = { kind: 'move'; seconds: number } | { kind: 'bank'; seconds: number; plus: number } | { kind: 'days'; days: number };
export type Status = 'waiting' | 'running' | 'over' | 'moved';

export interface NewTable {
  game: string;
  players?: number;
  options?: Record<string, OptionValue | OptionValue[]>;
  pack?: unknown;
  /** A finished table: the same deal and settings. */
  deal?: string;
  seats?: NewSeat[];
  listed?: boolean;
  clock?: Clock | null;
  seed?: string | null;
  start?: boolean;
}
export interface KeyedSeat {
  seat: Seat;
  token: string | null;
}
export interface Opened {
  id: string;
  code: string;
  seats: KeyedSeat[];
}
export interface ServerSeat {
  seat: Seat;
  kind: 'person' | 'robot' | 'free';
  name: string;
  face: string;
  player: string | null;
  here: boolean;
  away: number | null;
  held: 'absent' | 'clock' | 'asked' | null;
  ready: boolean;
  mine: boolean;
  host: boolean;
  reserved: boolean;
}
export interface TableFacts {
  id: string;
  code: string;
  game: string;
  rules: number;
  players: number;
  options: Record<string, OptionValue | OptionValue[]>;
  pack: Record<string, unknown> | null;
  listed: boolean;
  clock: Clock | null;
  status: Status;
  time: number;
  sequence: number;
  commitment: string;
  seats: ServerSeat[];
  /** Seconds that somebody is away before the others may ask a robot to hold the seat. */
  patience: number;
  watching: number;
  next: string | null;
  origin: { kind: 'rematch' | 'again' | 'branch' | 'replay'; id: string; at: number } | null;
  scores?: number[];
  winners?: Seat[];
}
export interface SameDeal {
  /** Unknown of a table that is private. */
  id: string | null;
  status: Status;
  seats: string[];
  scores: number[] | null;
  winners: Seat[] | null;
  time: number;
}

/** Where the server of this page answers. */
export function apiAddress(path: string): URL {
  return new URL(`api/${path}`, document.baseURI);
}

const AWAY = 502; // from here on it is what stands before a server that speaks: the server itself gives an error with words

/** `body` is JSON. */
async function ask(method: string, path: string, body = '{}'): Promise<Response> {
  const changes = method !== 'GET';
  let answer: Response;
  try {
    answer = await fetch(apiAddress(path), {
      method,
      credentials: 'same-origin',
      headers: { 'Accept-Language': document.documentElement?.lang || 'en', ...(changes ? { 'Content-Type': 'application/json', 'X-Fiveplanets': '1' } : {}) },
      ...(changes ? { body } : {}),
    });
  } catch {
    throw new Trouble('offline');
  }
  if (answer.ok) return answer;
  const said = await answer.json().catch(() => ({}));
  if (answer.status >= AWAY && !said.error) throw new Trouble('offline');
  throw new Trouble('server', { status: answer.status, text: String(said.error ?? answer.statusText), rule: String(said.rule ?? '') });
}

const json = async <T>(method: string, path: string, body: unknown = {}): Promise<T> =>
  (await ask(method, path, JSON.stringify(body))).json();

/** Is there a server behind this page? A static site has none. */
export async function isServed(): Promise<boolean> {
  try {
    return (await json<{ status: string }>('GET', 'health')).status === 'ok';
  } catch {
    return false;
  }
}

export const serverRobots = async (): Promise<string[]> => (await json<{ robots: string[] }>('GET', 'games')).robots;
export const openTable = (table: NewTable) => json<Opened>('POST', 'tables', table);
export const openTables = async () => (await json<{ tables: TableFacts[] }>('GET', 'tables')).tables;
export const tableFacts = (id: string) => json<TableFacts>('GET', `tables/${id}`);
export const tableByCode = async (code: string) => (await json<{ id: string }>('GET', `codes/${encodeURIComponent(code)}`)).id;

type Taken = { seats: KeyedSeat[] };
export const takeSeat = (id: string, seat: Seat | null, name: string, face: string) =>
  json<Taken>('POST', `tables/${id}/seats`, { seat, name, face });
/** By the token of a secret link, or a one-time code. */
export const enter = (id: string, by: { token: string } | { code: string }) => json<Taken>('POST', `tables/${id}/entry`, by);
export const changeSeat = (id: string, seat: Seat, change: { name?: string; face?: string; ready?: boolean; kind?: 'free' | 'robot'; player?: string }) =>
  ask('PATCH', `tables/${id}/seats/${seat}`, JSON.stringify(change));
export const leaveSeat = (id: string, seat: Seat) => ask('DELETE', `tables/${id}/seats/${seat}`);
export const oneTimeCode = (id: string, seat: Seat) => json<{ code: string; seconds: number }>('POST', `tables/${id}/seats/${seat}/code`);
export const letRobotHold = (id: string, seat: Seat, player: string) => ask('PUT', `tables/${id}/seats/${seat}/robot`, JSON.stringify({ player }));
export const takeBack = (id: string, seat: Seat) => ask('DELETE', `tables/${id}/seats/${seat}/robot`);

/** A running game that nobody else plays leaves the server: its replay file. */
export const takeHome = async (id: string) => (await ask('POST', `tables/${id}/home`)).text();

export const startTable = (id: string) => ask('POST', `tables/${id}/start`);
export const rematch = (id: string) => json<Opened>('POST', `tables/${id}/rematch`);
export const sameDealAgain = (id: string) => json<Opened>('POST', `tables/${id}/again`);
export const branchTable = (id: string, at: number, more: { seats?: NewSeat[]; listed?: boolean; start?: boolean } = {}) =>
  json<Opened>('POST', `tables/${id}/branch`, { at, ...more });
export const sameDeals = async (id: string) => (await json<{ tables: SameDeal[] }>('GET', `tables/${id}/deal`)).tables;
/** The replay file of a finished table. */
export const replayText = async (id: string) => (await ask('GET', `tables/${id}/replay`)).text();

/** Takes a local table to the server: it goes on there where its replay file ends. */
export async function uploadReplay(
  replay: string,
  more: { seats?: NewSeat[]; listed?: boolean; clock?: Clock | null; start?: boolean } = {},
): Promise<Opened> {
  // The lines go as they are: the seed has more digits than a number of this language holds.
  const lines = `"lines":[${replay.trimEnd().split('\n').join(',')}]`;
  const rest = JSON.stringify(more).slice(1, -1);
  return (await ask('POST', 'replays', `{${rest ? `${lines},${rest}` : lines}}`)).json();
}

/** A pack, checked: from its file, or from what it says. */
export const checkPack = (asked: { text: string } | { game: string; pack: unknown }) => json<Omit<KeptPack, 'key'>>('POST', 'packs', asked);
