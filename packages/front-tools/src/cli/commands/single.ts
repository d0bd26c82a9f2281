import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSingle } from '../../build/build-single.js';
import { Refused } from '../workspace.js';

/** `front single <folder>`: the whole site as one application, to measure the composition against; never shipped. */
export const single = async (root: string, [folder]: readonly string[]): Promise<void> => {
  if (!folder) throw new Refused('Say where to: front single <folder>');
  const outDir = resolve(folder);
  writeFileSync(join(outDir, 'single.json'), JSON.stringify(await buildSingle(root, join(outDir, 'files'))));
};
