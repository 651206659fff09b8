/** All games of this browser and the profile in one file, and the way back in, here or in another browser. */
import { Trouble } from '../contract';
import { keep, kept, listLocal, type KeptTable, type LocalSeat } from '../tables/kept';
import { seatsOf } from '../tables/local';
import { readReplay } from '../tables/replayfile';
import { COLOURS, FACES, NAME_LETTERS, profile, type Profile } from './kept.svelte';

const FORMAT = 'fiveplanets browser';
const VERSION = 1;

interface Takeaway {
  profile: unknown;
  tables: unknown[];
}

/** What came in: tables that were new here or had gone on, and those that could not be followed. */
export interface BroughtBack {
  taken: number;
  broken: number;
}

export async function packEverything(): Promise<string> {
  return JSON.stringify({ format: FORMAT, version: VERSION, profile, tables: await listLocal() }, null, 1);
}

/** Of a file with everything in it; of any other, nothing. */
export function everythingIn(text: string): Takeaway | null {
  const found = parsed(text);
  if (!isRecord(found) || found['format'] !== FORMAT) return null;
  if (found['version'] !== VERSION || !Array.isArray(found['tables'])) throw new Trouble('takeaway');
  return { profile: found['profile'], tables: found['tables'] };
}

/** Of a table that is here already, the one that was changed last stays. The profile comes along where nothing was counted yet. */
export async function bringBack(found: Takeaway): Promise<BroughtBack> {
  const brought = { taken: 0, broken: 0 };
  for (const one of found.tables) {
    const table = await checked(one).catch((error: unknown) => {
      if (error instanceof Trouble && error.what === 'load') throw error; // the network is away: try again later
      return null;
    });
    if (!table) brought.broken++;
    else if (table.changed > ((await kept(table.id))?.changed ?? 0)) {
      await keep(table);
      brought.taken++;
    }
  }
  if (!profile.counted.length && isPerson(found.profile)) {
    const { name, face, colour, played, counted } = found.profile;
    Object.assign(profile, { name, face, colour, played, counted });
  }
  return brought;
}

/** A table as it is kept: what its moves say is played again, the rest must have the right shape. */
async function checked(found: unknown): Promise<KeptTable> {
  if (!isRecord(found)) throw new Trouble('takeaway');
  const { id, created, changed, seats, origin, replay } = found as unknown as KeptTable;
  if (typeof id !== 'string' || !isCount(created) || !isCount(changed) || typeof replay !== 'string') throw new Trouble('takeaway');
  const table = await readReplay(replay);
  const { game, players, sequence, position } = table;
  const { toAct, over } = position;
  const from = isRecord(origin) && ['branch', 'import', 'again'].includes(origin.kind) ? origin : null;
  return { id, created, changed, game: game.name, players, seats: areSeats(seats, players) ? seats : seatsOf(table), sequence, toAct, over, origin: from, replay };
}

function areSeats(found: unknown, players: number): found is LocalSeat[] {
  const isSeat = (one: unknown): boolean => isRecord(one) && typeof one['name'] === 'string' && (one['kind'] === 'person' || (one['kind'] === 'robot' && typeof one['player'] === 'string'));
  return Array.isArray(found) && found.length === players && found.every(isSeat);
}

/** Who somebody is and what was played: not what was set up last, which belongs to a device. */
type Person = Omit<Profile, 'setups'>;

function isPerson(found: unknown): found is Person {
  if (!isRecord(found)) return false;
  const { name, face, colour, played, counted } = found as unknown as Person;
  if (typeof name !== 'string' || name.length > NAME_LETTERS || !FACES.includes(face) || !COLOURS.includes(colour)) return false;
  if (!isRecord(played) || !Object.values(played).every((one) => isRecord(one) && isCount(one['games']) && isCount(one['wins']))) return false;
  return Array.isArray(counted) && counted.every((id) => typeof id === 'string');
}

const isRecord = (found: unknown): found is Record<string, unknown> => typeof found === 'object' && found !== null && !Array.isArray(found);
const isCount = (found: unknown): found is number => Number.isInteger(found) && (found as number) >= 0;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
