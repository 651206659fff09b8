// Games are loaded when they are first needed, each file once.

import type { CatalogueEntry, Description, Lang, RulesPage, Seat, Words } from '../contract';
import { Trouble } from '../contract';
import catalogueData from '../generated/catalogue.json';
import { Game } from './game';
import { Wasm } from './wasm';
import { makeWords, type GameTexts } from './words';

export const catalogue = catalogueData as unknown as CatalogueEntry[];

export function catalogueEntry(game: string): CatalogueEntry {
  const found = catalogue.find((entry) => entry.game === game);
  if (!found) throw new Trouble('game', { game });
  return found;
}

const ADDRESSES = import.meta.glob<string>('../generated/*/*', { query: '?url', import: 'default', eager: true });

async function file(game: string, name: string): Promise<Response> {
  const address = ADDRESSES[`../generated/${game}/${name}`];
  if (!address) throw new Trouble('game', { game });
  const answer = await fetch(new URL(address, import.meta.url));
  if (!answer.ok) throw new Trouble('load', { game });
  return answer;
}

/** What a function gave for its arguments before; what failed is tried again. */
function once<T>(make: (...key: string[]) => Promise<T>): (...key: string[]) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (...key) => {
    const name = key.join(' ');
    const known = made.get(name);
    if (known) return known;
    const found = make(...key);
    made.set(name, found);
    found.catch(() => made.delete(name));
    return found;
  };
}

const json = once(async (game, name) => (await file(game!, name!)).json());
const compiled = once(async (game, name) => WebAssembly.compile(await (await file(game!, name!)).arrayBuffer()));

/** A game with its rules. What previews need comes a little later. */
export const loadGame: (game: string) => Promise<Game> = once(async (name) => {
  const [description, module] = await Promise.all([json(name!, 'game.json') as Promise<Description>, compiled(name!, 'game.wasm')]);
  return withPreviews(new Game(description, module));
});

/** The game with the components of a pack: their description, texts, and the constants that the compiled rules read. */
export async function loadPacked(description: Description, constants: Uint8Array, texts: Record<Lang, GameTexts>, pack: Record<string, unknown>): Promise<Game> {
  const game = new Game(description, await compiled(description.game, 'game.wasm'), constants, pack);
  packedTexts.set(game, texts);
  return withPreviews(game);
}

const packedTexts = new WeakMap<object, Record<Lang, GameTexts>>();

function withPreviews(game: Game): Game {
  compiled(game.name, 'watched.wasm').then(
    (module) => (game.watched = new Wasm(module, game.description, game.constants)),
    () => {}, // without a network there are no previews, and the game goes on
  );
  return game;
}

/** The texts of a game; `nameOf` gives the names of seats. The sentences of rules come a little later. */
export async function loadWords(game: Game, lang: Lang, nameOf: (seat: Seat) => string, players?: number): Promise<Words> {
  const texts: GameTexts = packedTexts.get(game)?.[lang] ?? (await json(game.name, `${lang}.json`));
  let rules: RulesPage | null = null;
  loadRules(game.name, lang).then((page) => (rules = page), () => {});
  return makeWords(game.description, texts, lang, nameOf, () => rules, players);
}

/** The rules of a game for players. */
export function loadRules(game: string, lang: Lang): Promise<RulesPage> {
  return json(game, `rules.${lang}.json`);
}
