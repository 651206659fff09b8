import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { command, environment, ROOT } from '../python';
import { remember } from './helpers';

/** Whoever has been away for a second is away: nobody waits two minutes here. Chatter has its limits. */
const SERVE = `
import sys
from dataclasses import replace
from fiveplanets.server.app import create_app
from fiveplanets.server.limits import ALONE, Limits
from fiveplanets.server.running import listening, run
port, database, pace = sys.argv[1:]
run(create_app(database, replace(ALONE, patience=1.0, pace=float(pace), chat=Limits().chat)), listening("127.0.0.1", int(port)))
`;

/** The server of the package with the pages that were built into it (`make pages`). */
export class Server {
  readonly port = 20_000 + Math.floor(Math.random() * 12_000); // below those that browsers connect from
  readonly site = `http://localhost:${this.port}/`;
  readonly #database = `sqlite:///${join(mkdtempSync(join(tmpdir(), 'fiveplanets-')), 'tables.db')}`;
  #process: ChildProcess | null = null;
  #contexts: BrowserContext[] = [];

  /** `pace`: seconds for each decision of a robot. */
  constructor(private readonly pace = 0) {}

  async start(): Promise<void> {
    this.#process = spawn(command, ['-c', SERVE, String(this.port), this.#database, String(this.pace)], { cwd: ROOT, env: environment, stdio: 'ignore' });
    await expect(async () => expect((await fetch(`${this.site}api/health`)).ok).toBe(true)).toPass({ timeout: 60_000 });
  }
  async stop(): Promise<void> {
    const { exitCode } = this.#process ?? { exitCode: 0 };
    if (exitCode !== null) return;
    const gone = new Promise((done) => this.#process!.once('exit', done));
    this.#process!.kill('SIGKILL');
    await gone;
  }

  /** After each test: everybody goes home. */
  async leave(): Promise<void> {
    await Promise.all(this.#contexts.splice(0).map((context) => context.close()));
  }

  /** Somebody at a browser of their own. */
  async person(browser: Browser, name: string, settings: Record<string, unknown> = {}): Promise<Page> {
    const context = await browser.newContext({ baseURL: this.site, permissions: ['clipboard-read', 'clipboard-write'] });
    this.#contexts.push(context);
    const page = await context.newPage();
    await remember(page, { settings, profile: { name } });
    return page;
  }

  /** Vera opens a table, Marek comes by the link. */
  async meet(browser: Browser, game: string): Promise<[Page, Page]> {
    const [vera, marek] = [await this.person(browser, 'Vera'), await this.person(browser, 'Marek')];
    await vera.goto(`#/new/${game}`);
    await vera.getByRole('radio', { name: /Online/ }).check();
    await vera.getByRole('button', { name: /Who sits here/ }).first().click();
    await vera.getByRole('radio', { name: /A friend/ }).check();
    await vera.getByRole('button', { name: 'Open the table' }).click();
    await expect(vera.getByText('Free seat', { exact: true })).toBeVisible();
    await marek.goto(await vera.getByRole('textbox', { name: 'Link to the table' }).inputValue());
    await marek.getByRole('button', { name: 'Take a seat' }).click();
    await expect(vera.getByText('Marek', { exact: true })).toBeVisible();
    return [vera, marek];
  }

  /** They meet, and Vera starts. */
  async together(browser: Browser, game: string): Promise<[Page, Page]> {
    const [vera, marek] = await this.meet(browser, game);
    await vera.getByRole('button', { name: /^Start/ }).click();
    for (const page of [vera, marek]) await expect(page.locator('.choice').first()).toBeVisible();
    return [vera, marek];
  }
}

const ROBOTS_PLAY = `
import sys
from pathlib import Path
from fiveplanets.core import registry, replay
from fiveplanets.core.random import Rng, seed_rng
from fiveplanets.core.table import Table
from fiveplanets.players import player
table = Table(registry.game(sys.argv[1]), 3, 5)
table.seats = [{"name": f"Robot {number}", "player": "quick"} for number in (1, 2, 3)]
table.seats[0]["player"] = sys.argv[3]
rng = Rng()
seed_rng(rng, 5, 3)
while not table.over:
    seat = table.to_act[0]
    table.play(seat, player("quick").choose(table.position.redacted(seat), seat, rng))
replay.write(table, Path(sys.argv[2]))
`;

/** The replay file of a game of three robots, as Python writes it; the first of them may be said to be a person. */
export function finishedGame(game: string, first: 'quick' | 'human' = 'quick'): string {
  const file = join(mkdtempSync(join(tmpdir(), 'fiveplanets-')), `${game}.jsonl`);
  execFileSync(command, ['-c', ROBOTS_PLAY, game, file, first], { cwd: ROOT, env: environment });
  return file;
}
