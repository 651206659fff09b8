// Every question of every game on its own board: nothing is cut, nothing scrolls sideways, what is lit can be pressed, axe finds nothing.

import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { noSideways, remember, watch } from '../shell/helpers';
import { clipped } from './clipped';
import { covered } from './covered';
import { DRAWN, momentsOf, openMoment, resize, WIDTHS } from './moments';

// The flat map of Planet needs no 3-D pictures, and is quicker; the globe has a test of its own.
test.use({ launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-3d-apis'] } });

for (const game of DRAWN)
  for (const [lang, theme] of [['ru', 'dark'], ['en', 'light']] as const)
    test(`${game}: every question, ${lang}, ${theme}`, async ({ page }) => {
      test.setTimeout(600_000); // twenty questions, three widths; a busy machine
      const errors = watch(page);
      await remember(page, { settings: { plain: false, lang, theme } });
      const wrong: string[] = [];
      for (const [i, moment] of momentsOf(game).entries()) {
        await openMoment(page, moment);
        for (const size of WIDTHS) {
          await resize(page, size);
          await noSideways(page);
          wrong.push(...(await clipped(page)).map((text) => `${moment.ask} at ${size.width}: ${text}`));
          wrong.push(...(await covered(page)).map((what) => `${moment.ask} at ${size.width}: ${what}`));
          if (size.width !== [360, 1440][i % 2]) continue;
          const { violations } = await new AxeBuilder({ page }).analyze();
          wrong.push(...violations.map((one) => `${moment.ask} at ${size.width}: ${one.id}: ${one.nodes.map((node) => node.html.slice(0, 140)).join(' | ')}`));
        }
        const [content, room] = await page.locator('main.board').evaluate((board) => [board.scrollHeight, board.clientHeight]);
        if (content! > room! + 1) wrong.push(`${moment.ask}: the board scrolls at 1440, ${content} in ${room}`);
      }
      expect([...new Set(wrong)]).toEqual([]);
      expect(errors).toEqual([]);
    });
