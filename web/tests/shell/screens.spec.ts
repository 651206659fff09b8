import { expect, test, type Page } from '@playwright/test';
import { againstRobots, noSideways, playToEnd, remember, violations, watch } from './helpers';

/** Every screen that needs no game, and how to come there. */
const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  lobby: async (page) => void (await page.goto('#/')),
  'new table': async (page) => {
    await page.goto('#/new/planet-unknown');
    await page.getByRole('button', { name: /Who sits here|Кто сидит/ }).first().click();
  },
  rules: async (page) => {
    await page.goto('#/rules/planetfall');
    await expect(page.locator('.rule').first()).toBeVisible();
  },
  replays: async (page) => void (await page.goto('#/replays')),
  'no such page': async (page) => void (await page.goto('#/nowhere')),
  'no such table': async (page) => {
    await page.goto('#/table/none');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  settings: async (page) => {
    await page.goto('#/');
    await page.getByRole('button', { name: /Settings|Настройки/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  table: async (page) => {
    await againstRobots(page, 'planet-unknown');
    await expect(page.locator('.choice').first()).toBeVisible();
    await page.locator('.choice').first().click();
  },
};

for (const [theme, lang] of [['light', 'ru'], ['dark', 'en']] as const)
  for (const [name, open] of Object.entries(SCREENS))
    test(`${name}, ${theme}, ${lang}: nothing sideways at 360, 768 and 1440 px, axe finds nothing`, async ({ page }) => {
      await remember(page, { settings: { theme, lang, patterns: theme === 'light' } });
      await open(page);
      await expect(page.locator('h1').first()).toBeAttached(); // a screen's script may come a moment later
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
        await noSideways(page);
        expect(await violations(page)).toEqual([]);
      }
    });

for (const theme of ['light', 'dark'])
  test(`result and replay, ${theme}: nothing sideways, axe finds nothing`, async ({ page }) => {
    const errors = watch(page);
    await remember(page, { settings: { theme } });
    await againstRobots(page, 'planet');
    await playToEnd(page);
    await page.getByRole('button', { name: 'See the result' }).click();
    await expect(page.getByText('The shuffle was fair: verified')).toBeVisible();
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await noSideways(page);
      expect(await violations(page)).toEqual([]);
    }
    await page.goto(page.url().replace('result', 'replay'));
    await expect(page.getByRole('slider', { name: 'Point of the game' })).toBeVisible();
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await noSideways(page);
      expect(await violations(page)).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
