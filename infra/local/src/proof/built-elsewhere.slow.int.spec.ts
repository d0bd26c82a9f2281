import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { copyClone } from '../processes/copy-clone.js';
import { run } from '../processes/run.js';

const fronts = ['shell', 'mfe-catalog', 'mfe-booking', 'mfe-admin', 'mfe-franchise'];

/** Every file of the builds of a front, and what is in it. */
const bytesOf = (root: string, front: string): Record<string, string> => {
  const folder = join(root, front, 'dist');
  const [build = ''] = readdirSync(folder);
  const files = readdirSync(join(folder, build)).map((name): [string, string] => [
    `${build}/${name}`,
    createHash('sha256')
      .update(readFileSync(join(folder, build, name)))
      .digest('hex'),
  ]);
  return Object.fromEntries(files);
};

describe('a front that is built from the same sources', () => {
  const clones = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'northlight-clone-')));

  beforeAll(async () => {
    for (const clone of clones) {
      copyClone(process.cwd(), clone);
      for (const front of fronts) rmSync(join(clone, front, 'dist'), { recursive: true, force: true });
      const { code, output } = await run(process.execPath, ['infra/local/run.mjs', 'front', 'build'], { cwd: clone });
      if (code !== 0) throw new Error(output);
    }
  }, 120_000);
  afterAll(() => {
    for (const clone of clones) rmSync(clone, { recursive: true, force: true });
  });

  it.each(fronts)('has the same bytes in another folder: %s', (front) => {
    const [one = '', other = ''] = clones;
    expect(Object.keys(bytesOf(one, front)).length).toBeGreaterThan(5);
    expect(bytesOf(other, front)).toEqual(bytesOf(one, front));
  });
});
