// Tables on a server, played by the modules of the page in a browser. That every position has the fingerprint that the server
// gave it is checked by the session itself: it ends when one has not.

import { expect, test, type Page } from '@playwright/test';

const GAMES = ['planet', 'planet-5r', 'planet-unknown', 'planetfall', 'red-planet'];

async function blank(page: Page): Promise<void> {
  await page.goto('/tests/engine/blank.html');
  await page.evaluate(async () => {
    const tools: any = {
      server: await import('/src/tables/server.ts' as string),
      remote: await import('/src/tables/remote.ts' as string),
      replay: await import('/src/tables/replay.ts' as string),
    };
    /** Plays any legal moves of our own seats, at most so many, until the game is over. */
    tools.play = async (session: any, most = Infinity) => {
      let made = 0;
      while (made < most && session.ended.get() === null) {
        const { toAct, over, sequence } = session.screen.get();
        if (over) break;
        const seat = toAct.find((asked: number) => session.mine.includes(asked));
        if (seat === undefined) {
          await new Promise<void>((go) => {
            const stop = session.screen.subscribe((screen: any) => {
              if (screen.sequence !== sequence) setTimeout(() => (stop(), go()));
            });
          });
          continue;
        }
        session.look(seat);
        const { moves } = session.screen.get();
        await session.play(seat, moves[Math.floor(Math.random() * moves.length)].index);
        made += 1;
        if (made > 50) await new Promise((go) => setTimeout(go, 70)); // a server takes 15 messages a second
      }
      return made;
    };
    (globalThis as any).tools = tools;
  });
}

for (const game of GAMES) {
  test(`a whole game of ${game} on a server, two seats at this device and robots`, async ({ page }) => {
    await blank(page);
    const found = await page.evaluate(async (game) => {
      const { server, remote, replay, play } = (globalThis as any).tools;
      const players = game === 'planet-5r' ? 4 : 3;
      const seats = [
        { kind: 'person', name: 'Anna' },
        { kind: 'person', name: 'Борис' },
        ...Array.from({ length: players - 2 }, () => ({ kind: 'robot', player: 'quick', name: 'Q' })),
      ];
      const { id } = await server.openTable({ game, players, seats, start: true });
      const session = await remote.openRemote(id);
      await play(session);
      const screen = session.screen.get();
      const proof = session.proof.get();
      const file = await replay.openReplay(await server.replayText(id), proof.commitment);
      return {
        mine: session.mine,
        ended: session.ended.get()?.message ?? null,
        over: screen.over,
        sequence: screen.sequence,
        log: session.log.get().length,
        opening: screen.opening.length,
        scores: screen.scores,
        again: file.screen.get().scores,
        seed: proof.seed === String(file.table.seed),
      };
    }, game);
    expect(found.ended).toBe(null);
    expect(found.mine).toEqual([0, 1]);
    expect(found.over).toBe(true);
    expect(found.log).toBe(found.sequence);
    expect(found.scores).toEqual(found.again);
    expect(found.seed).toBe(true);
  });
}

test('two browsers by link, undo, chat, and a spectator', async ({ browser }) => {
  const [one, two, three] = await Promise.all([1, 2, 3].map(async () => (await browser.newContext()).newPage()));
  for (const page of [one!, two!, three!]) await blank(page);
  const id = await one!.evaluate(async () => {
    const { server, remote } = (globalThis as any).tools;
    const { id } = await server.openTable({ game: 'planet', players: 2 });
    (globalThis as any).session = await remote.openRemote(id);
    return id;
  });
  expect(await one!.evaluate(() => (globalThis as any).session.people.get().status)).toBe('waiting');
  await two!.evaluate(async (id) => {
    const { server, remote } = (globalThis as any).tools;
    await server.takeSeat(id, null, 'Борис', '');
    (globalThis as any).session = await remote.openRemote(id);
  }, id);
  await one!.evaluate(async () => {
    const { server } = (globalThis as any).tools;
    const { session } = globalThis as any;
    await server.startTable(session.id);
    while (!session.screen.get()) await new Promise((go) => setTimeout(go, 5));
  });
  await three!.evaluate(async (id) => {
    (globalThis as any).session = await (globalThis as any).tools.remote.openRemote(id);
  }, id);
  const mover = await one!.evaluate(() => (globalThis as any).session.screen.get().toAct[0]);
  const [acting, other] = mover === 0 ? [one!, two!] : [two!, one!];
  await acting.evaluate(async () => {
    const { session } = globalThis as any;
    const [seat] = session.mine;
    const before = session.screen.get().fingerprint;
    await session.play(seat, session.screen.get().moves[0].index);
    await session.undo(seat);
    if (session.screen.get().fingerprint !== before) throw new Error('undo did not lead back');
    await session.say('привет');
  });
  for (const page of [other, three!]) {
    await expect.poll(() => page.evaluate(() => (globalThis as any).session.screen.get().sequence)).toBe(2);
    await expect.poll(() => page.evaluate(() => (globalThis as any).session.chat.get().at(-1)?.text)).toBe('привет');
  }
  const refused = await other.evaluate(async () => {
    const { session } = globalThis as any;
    return session.play(session.mine[0], 0).then(() => null, (error: any) => [error.name, error.rule]);
  });
  expect(refused).toEqual(['Refused', expect.stringMatching(/^PL-/)]);
  expect(await three!.evaluate(() => (globalThis as any).session.mine)).toEqual([]);
  expect(await three!.evaluate(() => (globalThis as any).session.screen.get().viewer)).toBe(null);
});

test('a move whose acknowledgement is lost is made once', async ({ page }) => {
  let deaf = false;
  const open: any[] = [];
  const sent: string[] = [];
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    open.push(socket);
    socket.onMessage((message) => {
      if (String(message).includes('"move"')) sent.push(JSON.parse(String(message)).id);
      server.send(message);
    });
    server.onMessage((message) => {
      if (!deaf) socket.send(message);
    });
  });
  await blank(page);
  await page.evaluate(async () => {
    const { server, remote } = (globalThis as any).tools;
    const seats = [{ kind: 'person', name: 'A' }, { kind: 'person', name: 'B' }];
    const { id } = await server.openTable({ game: 'planet', players: 2, seats, start: true });
    (globalThis as any).session = await remote.openRemote(id);
    await (globalThis as any).tools.play((globalThis as any).session, 3);
  });
  deaf = true;
  await page.evaluate(() => {
    const { session } = globalThis as any;
    const seat = session.screen.get().toAct[0];
    session.look(seat);
    (globalThis as any).moved = session.play(seat, session.screen.get().moves[0].index);
  });
  await expect.poll(() => sent.length).toBe(4);
  await page.waitForTimeout(300); // the server has stored it and answered: nobody heard
  deaf = false;
  await open.at(-1).close({ code: 1012 });
  await page.evaluate(() => (globalThis as any).moved);
  expect(open.length).toBe(2);
  expect(new Set(sent).size).toBe(4);
  expect(sent.length).toBe(5);
  await expect.poll(() => page.evaluate(() => (globalThis as any).session.screen.get().sequence)).toBe(4);
  expect(await page.evaluate(() => (globalThis as any).session.connection.get())).toBe('here');
  expect(await page.evaluate(() => localStorage.length)).toBe(0); // nothing waits to be sent
});
