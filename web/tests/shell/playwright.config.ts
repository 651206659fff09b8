import { defineConfig } from '@playwright/test';

// The built pages, as static files: what a site serves. Online tests start a server of their own. Workers read this file
// too, and have the port from the environment.
const SITE = 'tests/shell/site';
const PORT = (process.env['SHELL_PORT'] ??= String(10_000 + Math.floor(Math.random() * 10_000)));

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // How long a machine may take proves nothing: these only end what would never come.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  workers: 1,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}/`,
    launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: `npx vite build --outDir ${SITE} --emptyOutDir && npx vite preview --outDir ${SITE} --port ${PORT} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
    stderr: 'ignore',
    timeout: 600_000,
  },
});
