// `make screenshots`: pictures of every question of every game, and a page that shows them all. GAME=planet: only that one.
import { defineConfig } from '@playwright/test';
import boards from './playwright.config';

// Only Planet has 3-D pictures; drawn by software they are slow.
const GLOBE = /\splanet: /;
const chromium = (...args: string[]) => ({ launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox', ...args] } });

export default defineConfig(boards, {
  testMatch: 'screenshots.ts',
  timeout: 1_800_000,
  projects: [
    { name: 'flat', grepInvert: GLOBE, use: chromium('--disable-3d-apis') },
    { name: 'globe', grep: GLOBE, use: chromium('--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-compositing', '--disable-gpu-rasterization', '--disable-accelerated-2d-canvas') },
  ],
});
