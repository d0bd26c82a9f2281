import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PlainError } from '../processes/plain-error.js';
import { type ThrowAwayFolder, throwAwayFolder } from '../processes/throw-away-folder.js';
import { RestartOnChange } from './restart-on-change.js';

let folder: ThrowAwayFolder;
let watcher: RestartOnChange;
let changed: string[];
let failure: Error | undefined;
let lines: string[];
let hears: (sentence: string) => void;

/** Saves a file: what it compiles to has changed. @returns what is told next that has these words */
const save = (name: string, words: string): Promise<string> => {
  changed.push(join(folder.path, name));
  const heard = new Promise<string>((resolve) => {
    hears = (sentence) => sentence.includes(words) && resolve(sentence);
  });
  writeFileSync(join(folder.path, name), `// ${words}`);
  return heard;
};

beforeEach(async () => {
  folder = await throwAwayFolder('sources');
  [changed, lines, failure] = [[], [], undefined];
  const tell = (sentence: string): void => {
    lines.push(sentence);
    hears(sentence);
  };
  const programOf = (name: string) => {
    const restart = async () => true;
    return { name, entries: [join(folder.path, `${name}.js`)], restart };
  };
  for (const name of ['api.js', 'worker.js', 'nobody.js']) writeFileSync(join(folder.path, name), '');
  watcher = new RestartOnChange(
    { folders: [folder.path], compile: async () => changed.splice(0) },
    {
      root: folder.path,
      programs: ['api', 'worker'].map(programOf),
      tell,
      before: async () => {
        if (failure) throw failure;
      },
      restarted: (name) => tell(`${name} may be asked`),
    },
  );
  watcher.begin();
});
afterEach(() => {
  watcher.end();
  folder.remove();
});

describe('a migration that fails while the site runs', () => {
  it('leaves its processes due, which are named, and started again with the change that mends it', async () => {
    failure = new PlainError('relation "venues" exists already');
    expect(await save('api.js', 'exists already')).toBe(
      'relation "venues" exists already\n  What runs goes on; started again once that is mended: api',
    );
    failure = undefined;
    await save('worker.js', 'worker may be asked');
    expect(lines.slice(2)).toEqual([
      'worker.ts changed; starting again: api, worker',
      'api may be asked',
      'worker may be asked',
    ]);
  });

  it('is told alone where no process loads what changed', async () => {
    failure = new PlainError('relation "venues" exists already');
    expect(await save('nobody.js', 'exists already')).toBe('relation "venues" exists already');
  });
});
