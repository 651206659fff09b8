// Tables of the page: robots, undo, what is kept, files that Python reads.

import 'fake-indexeddb/auto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Refused, Trouble } from '../../src/contract';
import { catalogueEntry } from '../../src/engine/load';
import { createLocal, deleteLocal, importLocal, listLocal, openLocal, type LocalSeat, type LocalSession } from '../../src/tables/local';
import { openReplay } from '../../src/tables/replay';
import { choose, newRng, weigh, type Thinker } from '../../src/tables/robots';
import { GAMES, python } from './fixtures';

const thinker: Thinker = {
  choose: async (robot, seen, seat) => choose(robot, seen, seat, newRng()),
  weigh: async (seen, seat) => weigh(seen, seat, newRng(), { iterations: 50 }),
  close: () => {},
};
const person = (name: string): LocalSeat => ({ name, kind: 'person' });
const robot = (player: string): LocalSeat => ({ name: player, kind: 'robot', player });

function started(session: LocalSession): LocalSession {
  session.pause = 0;
  session.newThinker = () => thinker;
  return session.start();
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((go) => setTimeout(go, 1));
}

/** Makes any move for a person, and waits until a person is asked again or the game is over. */
async function step(session: LocalSession): Promise<void> {
  const { table } = session;
  const seat = table.position.toAct.find((asked) => session.mine.includes(asked));
  if (seat !== undefined) {
    const moves = table.position.legal(seat);
    await session.play(seat, moves[Math.floor(Math.random() * moves.length)]!);
  }
  await until(() => table.position.over || table.position.toAct.some((asked) => session.mine.includes(asked)));
}

async function newTable(game: string, people = 1): Promise<LocalSession> {
  const { players } = catalogueEntry(game);
  const count = players.recommended;
  const seats = Array.from({ length: count }, (_, seat) => (seat < people ? person(`П${seat}`) : robot(seat % 2 ? 'quick' : 'random')));
  return started(await createLocal({ game, players: count, seats }));
}

describe.each(GAMES)('%s', (game) => {
  test('a whole game with robots; Python reads its file and agrees', async () => {
    const session = await newTable(game);
    const { table } = session;
    const screens: number[] = [];
    session.screen.subscribe((screen) => {
      screens.push(screen.sequence);
      if (screen.happened.length) expect(screen.happened.at(-1)!.sequence).toBe(screen.sequence);
    });
    while (!table.position.over) {
      await step(session);
      if (Math.random() < 0.2 && session.screen.get().canUndo) {
        const [seat] = session.mine;
        await session.undo(seat!);
        expect(table.log.at(-1)).toEqual({ undo: seat });
      }
    }
    const screen = session.screen.get();
    expect(screen.over).toBe(true);
    expect(screen.winners).toEqual(table.position.winners);
    expect(screens.at(-1)).toBe(table.sequence);
    expect(session.log.get().length).toBe(table.sequence);
    const path = join(mkdtempSync(join(tmpdir(), 'fiveplanets-')), 'game.jsonl');
    writeFileSync(path, session.replay);
    const says = python('-c', `
import fiveplanets as fp, json, sys
table = fp.load(${JSON.stringify(path)})
table.save(${JSON.stringify(path + '.again')})
print(json.dumps([table.over, f"{table.fingerprint:016x}", table.scores, table.winners, open(${JSON.stringify(path)}).read() == open(${JSON.stringify(path + '.again')}).read()]))`);
    expect(JSON.parse(says)).toEqual([true, table.position.fingerprint, table.position.scores, table.position.winners, true]);
    await deleteLocal(session.id);
  });

  test('looking back: every point, with all eyes', async () => {
    const session = await newTable(game);
    while (!session.table.position.over) await step(session);
    const replay = await openReplay(session.replay, session.table.commitment);
    expect(replay.at.get()).toBe(replay.length);
    expect(replay.screen.get().scores).toEqual(session.screen.get().scores);
    for (let at = 0; at <= replay.length; at += 7) {
      replay.go(at);
      expect(replay.screen.get().sequence).toBe(at);
      expect(replay.log.get().length).toBe(at);
    }
    replay.look('all');
    expect(JSON.stringify(replay.screen.get().state)).not.toBe(JSON.stringify(replay.table.position.shown(null)));
    replay.go(Math.floor(replay.length / 2));
    const branch = await replay.branch(session.settings.seats);
    expect(branch.table.sequence).toBe(replay.at.get());
    expect(branch.screen.get().over).toBe(false);
    await expect(openReplay(session.replay, 'another promise')).rejects.toThrow(Trouble);
    await deleteLocal(branch.id);
    await deleteLocal(session.id);
  });
});

test('what is kept goes on where it was left', async () => {
  const session = await newTable('planet-5r', 2);
  for (let i = 0; i < 8; i++) await step(session);
  session.close();
  const [row] = await listLocal();
  expect(row).toMatchObject({ id: session.id, game: 'planet-5r', sequence: session.table.sequence, over: false });
  const again = await openLocal(session.id);
  expect(again.table.position.bytes).toEqual(session.table.position.bytes);
  expect(again.mine).toEqual([0, 1]);
  expect(again.screen.get().viewer).toBe(null); // several people: the device is handed to somebody first
  again.look(1);
  expect(again.screen.get().viewer).toBe(1);
  await deleteLocal(session.id);
  await expect(openLocal(session.id)).rejects.toThrow(Trouble);
});

test('illegal moves are refused by their rule, and a preview changes nothing', async () => {
  const session = await newTable('planet');
  await until(() => session.table.position.toAct.includes(0) && session.table.game.watched !== null);
  const legal = session.table.position.legal(0);
  const illegal = Array.from({ length: session.table.game.moves.count }, (_, move) => move).find((move) => !legal.includes(move))!;
  expect(session.whyNot(0, illegal)!.rule).toMatch(/^PL-/);
  expect(session.whyNot(0, legal[0]!)).toBe(null);
  await expect(session.play(0, illegal)).rejects.toThrow(Refused);
  const before = session.table.position.fingerprint;
  const preview = session.whatIf(0, [legal[0]!]);
  expect(preview!.screen.question).not.toEqual(session.screen.get().question);
  const next = session.whatIf(0, [legal[0]!, preview!.screen.moves[0]!.index]);
  expect(next!.events.length).toBeGreaterThanOrEqual(preview!.events.length);
  expect(session.table.position.fingerprint).toBe(before);
});

test('files that were edited, cut off or are none are refused', async () => {
  const session = await newTable('red-planet');
  for (let i = 0; i < 5; i++) await step(session);
  session.close();
  const text = session.replay;
  const lines = text.trimEnd().split('\n');
  const what = async (changed: string) => importLocal(changed).then(() => 'nothing', (error) => error.what);
  expect(await what('hello')).toBe('replay');
  expect(await what(lines.slice(0, -1).join('\n'))).toBe('replay-cut');
  expect(await what(text.replace(/"seed": \d+/, '"seed": 5'))).toBe('replay-commitment');
  expect(await what(text.replace(/"rules": \d+/, '"rules": 99'))).toBe('replay-version');
  expect(await what([...lines.slice(0, -1), '{"fingerprint": "0000000000000000"}'].join('\n'))).toBe('replay-fingerprint');
  expect(await what([lines[0], '{"seat": 0, "do": "dance"}', lines.at(-1)].join('\n'))).toBe('replay-line');
  const again = await importLocal(text);
  expect(again.replay).toBe(text);
});
