import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const SOURCES = join(import.meta.dirname, '../../src');
const idsOf = (file: string): string[] => [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);

for (const folder of ['texts', 'plain/labels'])
  test(`${folder}: both languages say the same things, each once`, () => {
    const [ru, en] = [idsOf(`${folder}/ru.ftl`), idsOf(`${folder}/en.ftl`)];
    expect(new Set(ru).size).toBe(ru.length);
    expect(ru.toSorted()).toEqual(en.toSorted());
  });

test('every text that the shell asks for is there', () => {
  const known = new Set(idsOf('texts/en.ftl'));
  const files = ['shell', 'plain'].flatMap((folder) => readdirSync(join(SOURCES, folder)).map((file) => join(SOURCES, folder, file))).filter((file) => /\.(svelte|ts)$/.test(file));
  const asked = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bt\('([\w-]+)'/g)].map((match) => match[1]!));
  expect(asked.filter((id) => !known.has(id))).toEqual([]);
});
