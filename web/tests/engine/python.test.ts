// The page says what Python says: random games of every game, every number of players and every option.

import { describe, expect, test } from 'vitest';
import type { Lang } from '../../src/contract';
import { loadGame, loadWords } from '../../src/engine/load';
import { completeOptions } from '../../src/engine/options';
import type { Game } from '../../src/engine/game';
import { apart, Search, together } from '../../src/engine/search';
import type { Rng } from '../../src/engine/wasm';
import { decisions, judge } from '../../src/tables/review';
import { weigh } from '../../src/tables/robots';
import { readReplay, writeReplay } from '../../src/tables/replayfile';
import { Table } from '../../src/tables/table';
import { GAMES, tablesOf } from './fixtures';

const LANGUAGES: Lang[] = ['en', 'ru'];
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));
const rngOf = (text: string): Rng => new Uint32Array(bytesOf(text).buffer);
const same = (found: Uint8Array, text: string) => expect(Buffer.from(found).toString('base64') === text).toBe(true);

async function load(name: string) {
  const { names, ...rest } = tablesOf(name);
  const game = await loadGame(name);
  while (!game.watched) await new Promise((go) => setTimeout(go, 5));
  const words = Object.fromEntries(
    await Promise.all(LANGUAGES.map(async (lang) => [lang, await loadWords(game, lang, (seat) => names[seat]!)])),
  );
  return { game, words, ...rest };
}

function compare(game: Game, words: any, look: any, table: Table): void {
  const position = game.position(bytesOf(look.bytes));
  const { viewer, seat } = look;
  const seats = position.seats;
  expect(position.toAct).toEqual(look.to_act);
  expect(position.over).toBe(look.over);
  expect(position.fingerprint).toBe(look.fingerprint);
  expect(position.shown(viewer)).toEqual(look.shown);
  expect(position.facts(viewer)).toEqual(look.facts);
  if (look.opened) expect(position.opened(viewer)).toEqual(look.opened);
  const redacted = position.redacted(viewer);
  same(redacted.bytes, look.redacted);
  expect(redacted.fingerprint).toBe(look.redacted_fingerprint);
  // A page that has only the redacted position sees the same.
  expect(redacted.shown(viewer)).toEqual(look.shown);
  expect(redacted.facts(viewer)).toEqual(look.facts);
  if (viewer !== null) expect(redacted.legal(viewer)).toEqual(look.legal[viewer]);
  expect(seats.map((s) => position.asks(s))).toEqual(look.asks);
  expect(seats.map((s) => position.legal(s))).toEqual(look.legal);
  expect(position.scores).toEqual(look.scores);
  expect(position.standings.map(String)).toEqual(look.standings);
  expect(position.ranks).toEqual(look.ranks);
  expect(position.winners).toEqual(look.winners);
  if (look.points) expect(position.points()).toEqual(look.points);
  expect(seats.map((s) => table.canUndo(s))).toEqual(look.can_undo);
  for (const { index, data, text } of look.moves) {
    expect(game.moves.data(index)).toEqual(data);
    expect(game.moves.index(data)).toBe(index);
    expect(position.whyNot(seat, index)).toBe(null);
    for (const lang of LANGUAGES) expect(words[lang].move(data)).toBe(text[lang]);
  }
  for (const { seat, move, rule } of look.refusals) expect(position.whyNot(seat, move)).toBe(rule);
  if (look.question) {
    for (const lang of LANGUAGES) expect(words[lang].ask(position.question(seat)!)).toBe(look.question[lang]);
    const preview = position.preview(seat, look.preview.move);
    if (look.preview.after === null) expect(preview).toBe(null);
    else {
      same(preview!.after.bytes, look.preview.after);
      expect(preview!.events).toEqual(look.preview.events);
    }
    const chance = rngOf(look.quick.rng);
    expect(position.redacted(seat).quick(seat, chance)).toBe(look.quick.move);
    expect(chance).toEqual(rngOf(look.quick.after));
    const dream = rngOf(look.imagined.rng);
    same(position.imagine(seat, dream).bytes, look.imagined.bytes);
    expect(dream).toEqual(rngOf(look.imagined.after));
    if (look.searched) {
      const thoughts = rngOf(look.searched.rng);
      const search = new Search(position.redacted(seat), seat);
      expect(search.think(thoughts, look.searched.iterations)).toBe(look.searched.done);
      expect(search.answers()).toEqual(look.searched.answers);
      expect(search.decide(look.searched.doubt, thoughts)).toBe(look.searched.move);
      expect(thoughts).toEqual(rngOf(look.searched.after));
      if (look.searched.then) {
        const then = position.copy();
        then.apply(seat, look.searched.move);
        const further = new Search(then.redacted(seat), seat);
        expect(further.think(thoughts, look.searched.iterations)).toBe(look.searched.then.done);
        expect(further.answers()).toEqual(look.searched.then.answers);
      }
      // Workers add up what they found, as threads do.
      const { threads, answers, ...told } = look.searched.together;
      const many = rngOf(told.rng);
      const thought = { iterations: Math.ceil(look.searched.iterations / threads) };
      expect(together(apart(many, threads).map((rng) => weigh(position.redacted(seat), seat, rng, thought)))).toEqual(answers);
      expect(many).toEqual(rngOf(told.after));
    }
  }
  same(position.bytes, look.bytes); // nothing of this has changed it
}

describe.each(GAMES)('%s', (name) => {
  test('positions, moves, events and sentences', async () => {
    const { game, words, tables } = await load(name);
    let looks = 0;
    for (const told of tables) {
      const table = new Table(game, { ...told, seed: BigInt(told.seed) });
      expect(table.options).toEqual(told.options);
      expect(table.commitment).toBe(told.commitment);
      expect(table.opening).toEqual(told.opening);
      for (const lang of LANGUAGES) expect(table.opening.map(words[lang].event)).toEqual(told.opening_texts[lang]);
      same(table.position.bytes, told.start);
      compare(game, words, told.look, table);
      for (const step of told.steps) {
        if ('undo' in step) {
          table.undo(step.undo);
          expect(table.position.fingerprint).toBe(step.fingerprint);
          continue;
        }
        table.play(step.seat, step.move);
        const entry = table.entries.at(-1)!;
        expect(entry.final).toBe(step.final);
        const events = game.events(entry.story);
        expect(events).toEqual(step.events);
        for (const lang of LANGUAGES) expect(events.map(words[lang].event)).toEqual(step.texts[lang]);
        if (step.look) {
          looks += 1;
          same(table.position.bytes, step.look.bytes);
          compare(game, words, step.look, table);
        }
      }
      expect(table.since(0, told.since.viewer)).toEqual(told.since.all);
    }
    expect(looks).toBeGreaterThan(200);
  });

  test('replay files: read, and written to the letter', async () => {
    for (const told of (await load(name)).tables) {
      const text = told.replay.map((line: string) => `${line}\n`).join('');
      expect(writeReplay(await readReplay(text))).toBe(text);
    }
  });

  test('a review of a game with decisions taken back', async () => {
    const told = (await load(name)).tables.find((one) => one.reviewed);
    const table = await readReplay(told.replay.map((line: string) => `${line}\n`).join(''));
    const crew = { judge: async (...asked: Parameters<typeof weigh>) => weigh(...asked) };
    const moments = await Promise.all(decisions(table).map((decision) => judge(decision, crew, 6)));
    expect(moments.map(({ number, seat, played, answers, lost }) => ({ number, seat, played, best: answers[0], lost }))).toEqual(told.reviewed);
    for (const { at, seat, move } of moments) expect(table.log[at - 1]).toMatchObject({ seat, move });
  });

  test('options that the game takes, and only those', async () => {
    const { game, options } = await load(name);
    for (const tried of options) {
      const complete = () => completeOptions(game.description, tried.options, tried.players);
      if (tried.taken) expect(complete()).toMatchObject(tried.options);
      else expect(complete).toThrow();
    }
  });
});
