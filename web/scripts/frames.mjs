// How smooth drags are: turns the globe of Planet, drags the dial of Planet 5R, and says how long frames took.
// `node scripts/frames.mjs ADDRESS` with the pages served there; GPU=1 for a machine with a graphics card, else software draws.
import { chromium } from '@playwright/test';

const address = process.argv[2] ?? 'http://localhost:4640/';
const args = process.env.GPU ? ['--no-sandbox', '--enable-gpu'] : ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-compositing', '--disable-gpu-rasterization', '--disable-accelerated-2d-canvas'];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args });

async function measure(game, find) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  await page.addInitScript(() => {
    localStorage.setItem('fiveplanets.settings', JSON.stringify({ lang: 'en', theme: 'dark', motion: 'full', plain: false }));
  });
  await page.goto(`${address}#/new/${game}?with=robots`);
  await page.locator('footer .go').click();
  await page.locator('.ask').waitFor();
  const { x, y } = await find(page);
  await page.evaluate(() => {
    globalThis.frames_ = [];
    let last = performance.now();
    const frame = (now) => {
      globalThis.frames_.push(now - last);
      last = now;
      globalThis.counting = requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 0; i < 60; i++) await page.mouse.move(x + 120 * Math.sin(i / 10), y + 30 * Math.cos(i / 14));
  await page.mouse.up();
  const frames = (await page.evaluate(() => globalThis.frames_)).slice(2).sort((a, b) => a - b);
  const at = (share) => frames[Math.floor(frames.length * share)]?.toFixed(1);
  console.log(`${game}: ${frames.length} frames, median ${at(0.5)} ms, 95% ${at(0.95)} ms, longest ${frames.at(-1)?.toFixed(1)} ms`);
  await page.close();
}

await measure('planet', async (page) => {
  const globe = page.locator('.globe canvas');
  await globe.waitFor({ timeout: 60_000 });
  const box = await globe.boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
});
await measure('planet-5r', async (page) => {
  for (let tries = 0; tries < 200 && !(await page.locator('.dial .arc > svg').count()); tries++) {
    const dig = page.locator('[data-at="hand-dig"]:not(.used)');
    if (await page.locator('.ask.mine').count()) {
      await (await dig.count() ? dig : page.locator('.hand .holder:not(.used)').last()).click({ timeout: 2000 }).catch(() => {});
      await page.locator('.ask .go:not(:disabled)').click({ timeout: 2000 }).catch(() => {});
    }
    await page.waitForTimeout(200);
  }
  const box = await page.locator('.dial .arc > svg').boundingBox();
  return { x: box.x + box.width / 2, y: box.y + 30 };
});
await browser.close();
