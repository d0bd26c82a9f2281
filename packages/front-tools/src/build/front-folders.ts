import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellName } from '../preset/define-front.js';
import { readFrontPackage } from '../preset/front-package.js';

/** Whether this folder is a front itself: the repository of one team, and not that of the site. */
export const isFront = (root: string): boolean => {
  const file = join(root, 'package.json');
  return existsSync(file) && 'northlight' in JSON.parse(readFileSync(file, 'utf8'));
};

/** The fronts of a repository, in the order in which they are published: a front may need a new shell. */
export const appsOf = (root: string): string[] => {
  if (isFront(root)) return [readFrontPackage(root).name];
  const fronts = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  return [shellName, ...fronts.filter((name) => readFrontPackage(join(root, name)).name === name).sort()];
};

/** The folder of a front. */
export const folderOf = (root: string, app: string): string => (isFront(root) ? root : join(root, app));
