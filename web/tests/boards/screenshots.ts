// Every question of every game at three widths and in two themes, as files under screenshots/, and index.html over them.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { remember } from '../shell/helpers';
import { ROOT } from '../python';
import { GAMES, momentsOf, openMoment, resize, WIDTHS } from './moments';

const FOLDER = join(ROOT, 'screenshots');
const THEMES = [['dark', 'ru'], ['light', 'en']] as const;
/** GAME=planet: only that one. */
const games = process.env['GAME'] ? [process.env['GAME']] : GAMES;

test.use({ launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] } });

for (const game of games)
  for (const [theme, lang] of THEMES)
    test(`${game}, ${theme}`, async ({ page }) => {
      mkdirSync(join(FOLDER, game), { recursive: true });
      await remember(page, { settings: { plain: false, theme, lang } });
      for (const moment of momentsOf(game)) {
        await openMoment(page, moment);
        for (const size of WIDTHS) {
          await resize(page, size);
          await page.waitForTimeout(150); // what is drawn by three.js settles
          await page.screenshot({ path: join(FOLDER, game, `${moment.ask}-${size.width}-${theme}.jpg`), type: 'jpeg', quality: 80 });
        }
      }
    });

test.afterAll(() => {
  const picture = (game: string, ask: string, width: number, theme: string): string => `<a href="${game}/${ask}-${width}-${theme}.jpg"><img loading="lazy" src="${game}/${ask}-${width}-${theme}.jpg" alt="${game}, ${ask}, ${width}, ${theme}"></a>`;
  const row = (game: string, ask: string): string => `<h3>${ask}</h3><div>${THEMES.flatMap(([theme]) => WIDTHS.map(({ width }) => picture(game, ask, width, theme))).join('')}</div>`;
  const part = (game: string): string => `<h2>${game}</h2>${momentsOf(game).map(({ ask }) => row(game, ask)).join('')}`;
  const style = 'body{margin:24px;background:#777;font:14px sans-serif}div{display:flex;gap:8px;align-items:start;overflow:auto}img{height:320px}h3{margin:16px 0 4px}';
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'index.html'), `<!doctype html><meta charset="utf-8"><title>Five Planets: every question</title><style>${style}</style>${GAMES.map(part).join('')}\n`);
});
