import { defineConfig } from '@playwright/test';

// The built pages as static files; boards are played as people play them.
const PORT = Number(process.env['PORT'] ?? 4640);

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './moments.ts',
  // How long a machine may take proves nothing: these only end what would never come.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  workers: 1,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}/`,
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  },
  webServer: {
    command: `npx vite preview --port ${PORT} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false, // it might serve the pages of another checkout
    stderr: 'ignore',
    timeout: 180_000,
  },
});
