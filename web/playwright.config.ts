// Tests in Chromium, Debian's. `engine` reaches into the modules of the page, by Vite's own server; `built` looks at the built
// pages on our server. What people see and do is tested in tests/shell, with a configuration of its own.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { command, environment } from './tests/python';

const SERVER = 8123;
const MODULES = 8124;
const database = join(mkdtempSync(join(tmpdir(), 'fiveplanets-')), 'tables.db');

export default defineConfig({
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  workers: 1,
  // How long a machine may take proves nothing: these only end what would never come.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
  },
  projects: [
    { name: 'engine', testDir: 'tests/engine', use: { baseURL: `http://localhost:${MODULES}` } },
    { name: 'built', testDir: 'tests/built', use: { baseURL: `http://localhost:${SERVER}` } },
  ],
  webServer: [
    {
      command: `${command} -m fiveplanets serve --port ${SERVER} --database sqlite:///${database}`,
      env: environment,
      url: `http://localhost:${SERVER}/api/health`,
      reuseExistingServer: true,
      timeout: 300_000,
    },
    {
      command: `node node_modules/vite/bin/vite.js --port ${MODULES} --strictPort`,
      env: { FIVEPLANETS_SERVER: `http://localhost:${SERVER}` },
      url: `http://localhost:${MODULES}/tests/engine/blank.html`,
      reuseExistingServer: true,
      timeout: 300_000,
    },
  ],
});
