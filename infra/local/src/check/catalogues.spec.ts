import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(__dirname, '../../../..');
const homes = [
  ...readdirSync(root)
    .filter((name) => name === 'shell' || name.startsWith('mfe-'))
    .map((name) => `${name}/src`),
  'packages/site-kit/src',
  'services/src/contexts/notifications',
];

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return /\.tsx?$/.test(entry.name) && !/\.spec\.tsx?$/.test(entry.name) ? [path] : [];
  });

const isCatalogue = (path: string) => /\/texts\/[^/]+\.ts$/.test(path);
const read = (path: string) => readFileSync(path, 'utf8');

describe.each(homes)('the catalogues of %s', (home) => {
  it('have no message that nothing reads', () => {
    const sources = sourcesIn(join(root, home));
    const others = sources.filter((path) => !isCatalogue(path));
    const named = new Set(others.flatMap((path) => [...read(path).matchAll(/\.(\w+)/g)].map(([, name]) => name)));
    const keys = sources
      .filter(isCatalogue)
      .flatMap((path) =>
        [...read(path).matchAll(/^ {2}(\w+):/gm)].map(([, key = '']) => ({ key, path: path.slice(root.length) })),
      );
    expect(keys.filter(({ key }) => !named.has(key))).toEqual([]);
  });
});
