// Measuring in a Chromium: a list of games from the standard input ({name, wasm, …}), what was found for each on the standard output.

import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Runs a function in a page for every game: it gets the game's module (`code`, in base64) and whatever else was given. */
export async function measureGames(measure) {
  const games = JSON.parse(readFileSync(0, 'utf8'));
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const found = {};
  for (const { name, wasm, ...rest } of games) {
    found[name] = await page.evaluate(measure, { ...rest, code: readFileSync(wasm).toString('base64') });
  }
  await browser.close();
  console.log(JSON.stringify(found));
}
