// The built pages, as the server gives them: a strict policy, and everything there without a network after one visit.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../python';

test('after one visit everything works without a network, and nothing breaks the policy', async ({ page, context }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto('/');
  await expect(page.locator('#app')).not.toBeEmpty();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active!.state !== 'activated') await new Promise((go) => setTimeout(go, 20));
  });
  expect(complaints).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('#app')).not.toBeEmpty();
  const files = readdirSync(join(ROOT, 'src/fiveplanets/pages_built/assets'));
  expect(files.filter((name) => name.endsWith('.wasm')).length).toBe(10);
  const missing = await page.evaluate(async (names) => {
    const found = await Promise.all(names.map(async (name) => [name, await fetch(`assets/${name}`).then((answer) => answer.ok, () => false)]));
    return found.filter(([, there]) => !there).map(([name]) => name);
  }, files);
  expect(missing).toEqual([]);
});

test('nothing of the page is inline, and nothing comes from elsewhere', async ({ request }) => {
  const text = await (await request.get('/')).text();
  expect(text).not.toMatch(/<script(?![^>]*\ssrc=)/);
  expect(text).not.toMatch(/\son\w+=|style=|https?:\/\//);
  expect(text).toContain("script-src 'self' 'wasm-unsafe-eval'".replaceAll("'", '&#39;'));
});
