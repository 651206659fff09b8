// `make screenshots`: pictures of every question of every game, and a page that shows them all. No test: nothing here can fail but a board that breaks.
import { defineConfig } from '@playwright/test';
import boards from './playwright.config';

export default defineConfig(boards, { testMatch: 'screenshots.ts', timeout: 1_800_000 });
