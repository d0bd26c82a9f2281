import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ThrowAwayFolder, throwAwayFolder } from '../processes/throw-away-folder.js';
import { ModuleGraph } from './module-graph.js';

let folder: ThrowAwayFolder;
beforeEach(async () => {
  folder = await throwAwayFolder('graph');
});
afterEach(() => folder.remove());

const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder.path, path)), { recursive: true });
  writeFileSync(join(folder.path, path), text);
};

describe('the files of a program', () => {
  it('are what it imports, by whichever entry of a package of the house, and nothing of npm', () => {
    const exports = { '.': { default: './dist/index.js' }, './routes': { default: './dist/all/routes.js' } };
    put('packages/contracts/package.json', JSON.stringify({ exports }));
    put('packages/contracts/dist/index.js', "export * from './text.js';");
    put('main.js', "import '@northlight/contracts';\nimport '@northlight/contracts/routes';\nimport 'pg';");
    const files = new ModuleGraph(folder.path).filesOf([join(folder.path, 'main.js')]);
    const named = ['index.js', 'text.js', 'all/routes.js'].map((file) => `packages/contracts/dist/${file}`);
    expect([...files].sort()).toEqual(['main.js', ...named].map((file) => join(folder.path, file)).sort());
  });
});
