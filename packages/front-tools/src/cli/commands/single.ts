import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildIdOf } from '../../build/build-id.js';
import { buildSingle } from '../../build/build-single.js';
import { appsOf } from '../../build/front-folders.js';
import { Refused } from '../workspace.js';

/**
 * `front single <folder>`: the whole site as one application, to measure the composition against; never shipped. What is
 * there from the same sources stays.
 */
export const single = async (root: string, [folder]: readonly string[]): Promise<void> => {
  if (!folder) throw new Refused('Say where to: front single <folder>');
  const outDir = resolve(folder);
  const file = join(outDir, 'single.json');
  const sources = appsOf(root).map((app) => buildIdOf(root, app));
  if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).sources?.join() === sources.join()) return;
  const build = await buildSingle(root, join(outDir, 'files'));
  writeFileSync(file, JSON.stringify({ sources, ...build }));
};
