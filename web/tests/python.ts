// Python with our package, for tests that ask it.

import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
const OWN = join(ROOT, '.venv/bin/python');
export const command = process.env['PYTHON'] ?? (existsSync(OWN) ? OWN : 'python3');
export const environment = { ...(process.env as Record<string, string>), PYTHONPATH: [join(ROOT, 'src'), ROOT].join(':') };
