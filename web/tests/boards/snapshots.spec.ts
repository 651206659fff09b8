// Key moments of each game as small pictures beside this file. They are compared coarsely, so that another machine's edges of letters do not
// matter: what moved, changed its colour or is gone does. RENEW=1 draws them anew: look at them before you keep them.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { remember } from '../shell/helpers';
import { DRAWN, momentsOf, openMoment, resize, WIDTHS } from './moments';

const FOLDER = join(import.meta.dirname, 'snapshots');
/** The moments that say most of a board. */
const KEY: Record<string, string[]> = {
  'planet-5r': ['choose', 'bid', 'take', 'over'],
  planet: ['take', 'turn', 'over'],
  'red-planet': ['choose', 'board', 'step', 'over'],
  planetfall: ['explore', 'points', 'over'],
  'planet-unknown': ['resolve', 'pick', 'over'],
};
/** Cells across; how far a cell's colour may be off, of 255; and how many may be further. */
const CELLS = 48;
const OFF = 26;
const MANY = 0.05;

test.use({ launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-3d-apis'] } });

/** Both pictures in cells, and how many of these differ; the new one as a small file. */
function compare(page: Page, now: Buffer, before: Buffer | null, wide: number): Promise<{ differ: number; small: string }> {
  return page.evaluate(
    async ([fresh, kept, width, cells, off]) => {
      const draw = async (data: string, type: string, to: number): Promise<OffscreenCanvas> => {
        const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (c) => c.charCodeAt(0))], { type }));
        const canvas = new OffscreenCanvas(to, Math.round((to * picture.height) / picture.width));
        const ink = canvas.getContext('2d')!;
        ink.imageSmoothingQuality = 'high';
        ink.drawImage(picture, 0, 0, canvas.width, canvas.height);
        return canvas;
      };
      const pixels = (canvas: OffscreenCanvas): Uint8ClampedArray => canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data;
      const small = await (await draw(fresh, 'image/png', width)).convertToBlob({ type: 'image/webp', quality: 0.7 });
      const text = btoa(String.fromCharCode(...new Uint8Array(await small.arrayBuffer())));
      if (!kept) return { differ: 0, small: text };
      // the kept one was made smaller once: so is the new one
      const [a, b] = [pixels(await draw(text, 'image/webp', cells)), pixels(await draw(kept, 'image/webp', cells))];
      let differ = a.length === b.length ? 0 : a.length;
      for (let i = 0; i < a.length; i += 4) if ([0, 1, 2].some((c) => Math.abs(a[i + c]! - b[i + c]!) > off)) differ++;
      return { differ: differ / (a.length / 4), small: text };
    },
    [now.toString('base64'), before?.toString('base64') ?? '', wide, CELLS, OFF] as const,
  );
}

for (const game of DRAWN)
  test(`${game} looks as it did`, async ({ page, context }) => {
    await remember(page, { settings: { plain: false, theme: 'dark', lang: 'en' } });
    const blank = await context.newPage();
    mkdirSync(FOLDER, { recursive: true });
    for (const moment of momentsOf(game).filter(({ ask }) => KEY[game]!.includes(ask))) {
      await openMoment(page, moment);
      for (const size of [WIDTHS[0]!, WIDTHS[2]!]) {
        await resize(page, size);
        const path = join(FOLDER, `${game}-${moment.ask}-${size.width}.webp`);
        const renew = process.env['RENEW'] === '1';
        expect(renew || existsSync(path), `${path}: there is none; RENEW=1 draws it`).toBe(true);
        const { differ, small } = await compare(blank, await page.screenshot(), renew ? null : readFileSync(path), size.width === 360 ? 180 : 480);
        if (renew) writeFileSync(path, Buffer.from(small, 'base64'));
        expect(differ, `${path}: this much of the picture is another one`).toBeLessThan(MANY);
      }
    }
  });
