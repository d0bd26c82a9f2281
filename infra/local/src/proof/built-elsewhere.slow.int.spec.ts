import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { copyClone } from '../processes/copy-clone.js';
import { run } from '../processes/run.js';

const fronts = ['shell', 'mfe-catalog', 'mfe-booking', 'mfe-admin', 'mfe-franchise'];

/** Every file of a build of a front, by what is in it. */
const bytesOf = (folder: string): Record<string, string> => {
  const digest = (name: string): string =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  return Object.fromEntries(readdirSync(folder).map((name): [string, string] => [name, digest(name)]));
};

const build = async (root: string): Promise<void> => {
  const { code, output } = await run(process.execPath, ['infra/local/run.mjs', 'front', 'build'], { cwd: root });
  if (code !== 0) throw new Error(output);
};

describe('a front that is built from the same sources', () => {
  const clone = mkdtempSync(join(tmpdir(), 'northlight-clone-'));

  // here it may be built already, and whoever starts the site next finds it
  beforeAll(async () => {
    copyClone(process.cwd(), clone);
    for (const front of fronts) rmSync(join(clone, front, 'dist'), { recursive: true, force: true });
    for (const root of [process.cwd(), clone]) await build(root);
  }, 120_000);
  afterAll(() => rmSync(clone, { recursive: true, force: true }));

  it.each(fronts)('has the same bytes in another folder: %s', (front) => {
    const [name = ''] = readdirSync(join(clone, front, 'dist'));
    const there = bytesOf(join(clone, front, 'dist', name));
    expect(Object.keys(there).length).toBeGreaterThan(5);
    expect(bytesOf(join(process.cwd(), front, 'dist', name))).toEqual(there);
  });
});
