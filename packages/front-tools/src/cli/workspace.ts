import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { appsOf } from '../build/front-folders.js';
import { Refused } from './refused.js';

export { Refused };

/** The root of the house: the nearest folder upwards that has the lock file. */
export const rootOf = (from: string): string => {
  if (existsSync(join(from, 'package-lock.json'))) return from;
  const above = dirname(from);
  if (above === from) throw new Refused('There is no package-lock.json here or above. Run this inside the repository.');
  return rootOf(above);
};

/** The apps named on the command line; all of them when none is. */
export const chosenApps = (root: string, named: readonly string[]): string[] => {
  const all = appsOf(root);
  const unknown = named.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new Refused(`There is no front called ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  return named.length > 0 ? [...named] : all;
};
