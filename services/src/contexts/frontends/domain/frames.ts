/** One frame of a stack, in a file of a release. */
export interface Frame {
  readonly app: string;
  readonly build: string;
  readonly file: string;
  readonly line: number;
  /** From 1, as browsers count. */
  readonly column: number;
}

const frame = /\/r\/([a-z][a-z0-9-]{1,40})\/([0-9a-f]{7,40})\/(\w[\w.-]{0,130}):([1-9]\d{0,6}):([1-9]\d{0,6})/;

/** The frame of a line such as `at Price (/r/mfe-catalog/4f9c2d7a81b3/page.js:1:2048)`; undefined where it is none. */
export const frameOf = (text: string): Frame | undefined => {
  const [, app, build, file, line, column] = frame.exec(text) ?? [];
  return app && build && file ? { app, build, file, line: Number(line), column: Number(column) } : undefined;
};

/** What a map may name a source; one that is longer is cut. */
const PATH_LENGTH = 300;

/** Where a source is, seen from the root of its repository: maps name it from the folder of the front. */
export const sourcePath = (app: string, source: string): string => {
  const path: string[] = [];
  for (const part of [app, ...source.replace(/[?#].*$/, '').split('/')])
    if (part === '..') path.pop();
    else if (part !== '.' && part !== '') path.push(part);
  return path.join('/').slice(0, PATH_LENGTH);
};
