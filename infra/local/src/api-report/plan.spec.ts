import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { apiBreaches, planOf } from './plan.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'northlight-plan-'));
  save('package.json', '{ "workspaces": ["packages/*", "shop"] }');
  const kit = { name: '@kit/doors', version: '1.0.0', exports: { '.': './src/index.ts', './ui': './src/ui.ts' } };
  save('packages/doors/package.json', JSON.stringify(kit, null, 2));
  save(
    'packages/bells/package.json',
    '{ "name": "@kit/bells", "version": "1.0.0", "exports": { ".": "./src/bell.ts" } }',
  );
  save('packages/bells/src/bell.ts', 'export const ring = 1;\n');
  save('shop/package.json', shop('^1.0.0'));
  const lock = {
    packages: { shop: { version: '3.0.0', dependencies: states }, 'packages/doors': { version: '1.0.0' } },
  };
  save('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  save(
    'CHANGELOG.md',
    '# Changelog\n\n## doors\n\n### 1.0.0\nFirst.\n\n## bells\n\n### Unreleased\n- Louder.\n\n### 1.0.0\nFirst.\n',
  );
  doors('open', 'close');
  save('packages/doors/src/ui.ts', "import { close } from '@kit/doors';\nexport const Door = close;\n");
  save('shop/src/shop.ts', "import { open } from '@kit/doors';\n");
  write();
});
afterEach(() => rmSync(root, { recursive: true }));

const states = { '@kit/bells': '1.0.0', '@kit/doors': '^1.0.0' };
/** Lists in one line stay in one line. */
const shop = (range: string, bells = '1.0.0'): string =>
  `{\n  "name": "shop",\n  "version": "3.0.0",\n  "routes": ["/", "/door"],\n  "dependencies": { "@kit/bells": "${bells}", "@kit/doors": "${range}" }\n}\n`;
const save = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const doors = (...names: readonly string[]): void =>
  save('packages/doors/src/index.ts', names.map((name) => `export const ${name} = 1;\n`).join(''));
const write = (major?: string): void => {
  for (const [path, text] of planOf(root, major ? [major] : []).files) save(path, text);
};

describe('a clone whose reports are up to date', () => {
  it('has nothing that anybody would have to do', () => {
    expect(apiBreaches(root)).toEqual([]);
    expect(read('packages/doors/api.txt')).toContain('\n[./ui]\nDoor value 1.0.0 const Door = close\n');
  });
});

describe('a package that exports a new name', () => {
  beforeEach(() => doors('open', 'close', 'lock'));

  it('is told which version that demands, and what writes it', () => {
    expect(apiBreaches(root)).toEqual([
      'packages/doors: lock of . is new, which demands version 1.1.0: run `npm run api-report`',
    ]);
  });

  it('has that version in its own files; who does not import the name accepts the older one as before', () => {
    write();
    expect(apiBreaches(root)).toEqual([]);
    expect(read('packages/doors/package.json')).toContain('"version": "1.1.0"');
    expect(JSON.parse(read('package-lock.json')).packages['packages/doors'].version).toBe('1.1.0');
    expect(read('CHANGELOG.md')).toContain('## doors\n\n### 1.1.0\n- New: `lock`.\n\n### 1.0.0\n');
    expect(read('shop/package.json')).toBe(shop('^1.0.0'));
  });

  it('raises the range of who imports it, also through an entry that is bundled; a lower one is refused', () => {
    save('packages/doors/src/ui.ts', "import { lock } from '@kit/doors';\nexport const Door = lock;\n");
    save('shop/src/shop.ts', "export { Door } from '@kit/doors/ui';\n");
    write();
    expect(read('shop/package.json')).toBe(shop('^1.1.0'));
    save('shop/package.json', shop('^1.0.0'));
    expect(apiBreaches(root)).toEqual([
      'shop: accepts @kit/doors ^1.0.0, but all that it imports of it is in ^1.1.0: run `npm run api-report`',
    ]);
  });
});

describe('a version that is raised by hand', () => {
  it('is refused: the report has it', () => {
    save('packages/bells/package.json', read('packages/bells/package.json').replace('1.0.0', '7.0.0'));
    expect(apiBreaches(root)).toEqual([
      'packages/bells/package.json: does not say which versions there are: run `npm run api-report`',
    ]);
  });
});

describe('a package that no longer exports a name', () => {
  it('becomes a new major version, which those fit that did not import it', () => {
    save('packages/doors/src/ui.ts', 'export const Door = 1;\n');
    doors('open');
    expect(apiBreaches(root)[0]).toMatch(/close of \. is gone, .*, which demands version 2\.0\.0: run/);
    write();
    expect(read('shop/package.json')).toBe(shop('^1.0.0 || ^2.0.0'));
  });

  it('is refused as long as somebody imports it', () => {
    doors('close');
    expect(apiBreaches(root)).toContain('shop: imports open of @kit/doors, which does not export it');
  });
});

describe('a declaration that changes', () => {
  beforeEach(() => save('packages/bells/src/bell.ts', 'export const ring = 2;\n'));

  it('is a minor version, and takes along what the changelog has as unreleased', () => {
    write();
    expect(read('shop/package.json')).toBe(shop('^1.0.0', '1.1.0'));
    expect(read('CHANGELOG.md')).toContain('### 1.1.0\n- Changed: `ring`.\n- Louder.\n\n### 1.0.0\n');
  });

  it('is a major one where a person says so', () => {
    write('@kit/bells');
    expect(read('packages/bells/package.json')).toContain('"version": "2.0.0"');
    expect(() => planOf(root, ['@kit/bells'])).toThrow('@kit/bells exports what it exported before.');
  });
});
