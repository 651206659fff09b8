// Tables of this page are kept in the browser's database after every move, as replay files.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Description, Lang, Seat } from '../contract';
import type { GameTexts } from '../engine/words';

/** Who sits at a table of this page. */
export interface LocalSeat {
  name: string;
  kind: 'person' | 'robot';
  /** The robot's name. */
  player?: string;
  face?: string;
}

/** Where a table comes from that did not start anew. */
export interface Origin {
  kind: 'branch' | 'import' | 'again';
  id?: string;
  /** How much had been played before. */
  at?: number;
}

export interface KeptTable {
  id: string;
  game: string;
  /** Milliseconds since 1970. */
  created: number;
  changed: number;
  players: number;
  seats: LocalSeat[];
  sequence: number;
  toAct: Seat[];
  over: boolean;
  origin: Origin | null;
  replay: string;
}

/** An own box: what its pack says, and all that is needed to play with it. */
export interface KeptPack {
  /** Of the game and what the pack says. */
  key: string;
  game: string;
  pack: Record<string, unknown>;
  hash: string;
  changes: { where: string; before: string; after: string }[];
  description: Description;
  texts: Record<Lang, GameTexts>;
  /** In base64. */
  constants: string;
}

interface Schema extends DBSchema {
  tables: { key: string; value: KeptTable };
  packs: { key: string; value: KeptPack };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('fiveplanets', 2, {
    upgrade(db, from) {
      if (from < 1) db.createObjectStore('tables', { keyPath: 'id' });
      if (from < 2) db.createObjectStore('packs', { keyPath: 'key' });
    },
  });
  opened.catch(() => (opened = null));
  return opened;
}

export async function keep(table: KeptTable): Promise<void> {
  await (await database()).put('tables', table);
}

export async function kept(id: string): Promise<KeptTable | undefined> {
  return (await database()).get('tables', id);
}

/** All tables of this page, the one played last first. */
export async function listLocal(): Promise<KeptTable[]> {
  const found = await (await database()).getAll('tables');
  return found.sort((one, other) => other.changed - one.changed);
}

export async function deleteLocal(id: string): Promise<void> {
  await (await database()).delete('tables', id);
}

export async function keepPack(pack: KeptPack): Promise<void> {
  await (await database()).put('packs', pack);
}

export async function keptPack(key: string): Promise<KeptPack | undefined> {
  return (await database()).get('packs', key);
}
