// The page's files, read from the disk where a browser would fetch them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../python';

globalThis.fetch = async (address) => {
  const { pathname } = new URL(String(address));
  const path = pathname.slice(pathname.indexOf('/src/generated/'));
  return new Response(readFileSync(join(ROOT, 'web', path)));
};
