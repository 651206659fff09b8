// The globe of Planet, drawn by software: its pixels, picking a face on it, turning it.

import { expect, test, type Page } from '@playwright/test';
import { confirm, faces, myTurn, open, tiles, turns } from './planet';

// Software draws the globe; the page around it must not go through the same slow pipe, or every frame takes seconds.
const SOFTWARE = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-compositing', '--disable-gpu-rasterization', '--disable-accelerated-2d-canvas'];
test.use({ launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox', ...SOFTWARE] } });

/** How much of the globe's picture is there, and how much of it is green, blue and so on. */
const pixels = (page: Page): Promise<{ drawn: number; colours: number }> =>
  page.locator('.globe canvas').evaluate((canvas: HTMLCanvasElement) => {
    const copy = document.createElement('canvas');
    copy.width = copy.height = 120;
    const ink = copy.getContext('2d')!;
    ink.drawImage(canvas, 0, 0, 120, 120);
    const { data } = ink.getImageData(0, 0, 120, 120);
    const seen = new Set<string>();
    let drawn = 0;
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3]! < 128) continue;
      drawn++;
      seen.add([data[i]! >> 5, data[i + 1]! >> 5, data[i + 2]! >> 5].join());
    }
    return { drawn: drawn / (120 * 120), colours: seen.size };
  });

test('a tile is taken, put on the globe by mouse, turned and confirmed', async ({ page }) => {
  const errors = await open(page);
  await myTurn(page);
  await expect(page.locator('.over .face')).toHaveCount(12);
  await expect.poll(async () => (await pixels(page)).drawn).toBeGreaterThan(0.4);
  const before = await pixels(page);
  await tiles(page).first().click();
  const front = page.locator('.over .face[data-face="2"]');
  await expect(front).toHaveAttribute('data-target', 'true');
  const { x, y, width, height } = (await front.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(turns(page)).toHaveCount(5);
  await expect.poll(async () => (await pixels(page)).colours).toBeGreaterThan(before.colours);
  await expect(page.locator('.tag').first()).toBeVisible();
  await page.locator('.spin').first().click();
  await expect(turns(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await confirm(page).click();
  await expect(page.locator('.over .face[data-face="2"]')).toHaveAttribute('aria-label', /^Face 3: (?!free)/);
  expect(errors).toEqual([]);
});

test('dragging turns the planet, and it comes to rest on a face; arrows walk round it', async ({ page }) => {
  await open(page);
  await myTurn(page);
  const front = page.locator('.over .face[data-face="2"]');
  await expect(front).toBeAttached({ timeout: 60_000 });
  await tiles(page).first().click();
  await expect(faces(page).first()).toBeAttached();
  const from = (await front.boundingBox())!;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 200, from.y, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => Math.abs((await front.boundingBox())!.x - from.x)).toBeGreaterThan(60);
  await expect(turns(page)).toHaveCount(0);
  await front.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.over .face:focus')).not.toHaveAttribute('data-face', '2');
  await page.keyboard.press('Enter');
  await expect(turns(page)).toHaveCount(5);
});
