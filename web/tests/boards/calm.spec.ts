// Nothing on a board jumps by itself: what moves without a press shifts no layout.

import { expect, test } from '@playwright/test';
import { remember } from '../shell/helpers';
import { DRAWN, momentsOf, openMoment } from './moments';

test.use({ launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-3d-apis'] } });

// What Google calls good is less than 0.1 for a whole visit.
const LITTLE = 0.02;

for (const game of DRAWN)
  test(`${game}: a table that stands there stands still`, async ({ page }) => {
    await remember(page, { settings: { plain: false, motion: 'full' } });
    await page.addInitScript(() => {
      const shifts: { value: number; what: string }[] = [];
      (window as unknown as { shifts: typeof shifts }).shifts = shifts;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] })[])
          if (!entry.hadRecentInput) shifts.push({ value: entry.value, what: entry.sources.map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.getAttribute('class')}` : 'text')).join(' ') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const moments = momentsOf(game);
    const lastQuestion = moments[moments.findIndex(({ ask }) => ask === 'over') - 1]!;
    for (const moment of [moments[0]!, lastQuestion]) {
      await openMoment(page, moment);
      await page.evaluate(() => void ((window as unknown as { shifts: unknown[] }).shifts.length = 0));
      // picking, going back and a robot's thought must not move the table either
      await page.keyboard.press('1');
      await page.keyboard.press('Backspace');
      await page.evaluate(() => new Promise((done) => setTimeout(done, 600)));
      const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number; what: string }[] }).shifts);
      expect(shifts.reduce((sum, { value }) => sum + value, 0), JSON.stringify(shifts)).toBeLessThan(LITTLE);
    }
  });
