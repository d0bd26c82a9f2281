import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';

/** A source that is in the bundle, line by line. */
export interface Source {
  readonly path: string;
  readonly lines: readonly string[];
}

/** Sources of the front, and of the parts of site-kit that it bundles; not the packages that name everything. */
const isOfFront = /^(?:src|@northlight\/site-kit)\/.*\.[jt]sx?$/;

/** The sources among the files of a build. @param dir the folder of the front */
export const sourcesOf = (dir: string, files: readonly string[]): Source[] =>
  [...new Set(files.filter((file) => isOfFront.test(pathFrom(dir, file))))]
    .sort()
    .map((file) => ({ path: pathFrom(dir, file), lines: readFileSync(file, 'utf8').split('\n') }));

/** `src/pages/a.tsx`, and what is installed by its package. */
const pathFrom = (dir: string, file: string): string =>
  relative(dir, file)
    .split(sep)
    .join('/')
    .replace(/^.*node_modules\//, '')
    .replace(/^(?:\.\.\/)+packages\//, '@northlight/');

/** Something that is named, and the line that does: `price` at `src/pages/start-page.tsx:12`. */
export type Place = readonly [name: string, at: string];

/** Where each name stands first. */
export const firstOf = (places: readonly Place[]): Map<string, string> => {
  const first = new Map<string, string>();
  for (const [name, at] of places) if (!first.has(name)) first.set(name, at);
  return first;
};
