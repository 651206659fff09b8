import { defineConfig } from '@playwright/test';

// The built pages, as static files: what a site serves. Online tests start a server of their own.
const SITE = 'node_modules/.shell-site';
const PORT = 4610;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  timeout: 240_000,
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
    reuseExistingServer: true,
    stderr: 'ignore',
    timeout: 120_000,
  },
});
