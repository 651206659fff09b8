// Own boxes: packs are checked by a server once, with all that playing needs, and kept here: then they need none.

import { Trouble } from '../contract';
import type { Game } from '../engine/game';
import { loadPacked } from '../engine/load';
import { keepPack, keptPack, type KeptPack } from './kept';
import { checkPack } from './server';

/** The same for the same data, whatever its order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join()}}`;
}

async function checked(asked: Parameters<typeof checkPack>[0]): Promise<KeptPack> {
  const found = await checkPack(asked);
  const pack = { ...found, key: `${found.game} ${canonical(found.pack)}` };
  await keepPack(pack).catch(() => {}); // no room: it is asked for again
  return pack;
}

/** The pack in a file. */
export const readPack = (text: string): Promise<KeptPack> => checked({ text });

const made = new Map<string, Promise<Game>>();

/** The game with a pack. */
export function packedGame(game: string, pack: Record<string, unknown>): Promise<Game> {
  const key = `${game} ${canonical(pack)}`;
  const known = made.get(key);
  if (known) return known;
  const found = load(key, game, pack);
  made.set(key, found);
  found.catch(() => made.delete(key));
  return found;
}

async function load(key: string, game: string, pack: Record<string, unknown>): Promise<Game> {
  const found = (await keptPack(key).catch(() => undefined)) ?? (await checked({ game, pack }).catch(unknown));
  const constants = Uint8Array.from(atob(found.constants), (letter) => letter.charCodeAt(0));
  return loadPacked(found.description, constants, found.texts, found.pack);
}

function unknown(error: unknown): never {
  throw error instanceof Trouble && error.what === 'offline' ? new Trouble('replay-pack') : error;
}
