import { cpSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../processes/ports.js';
import { type ThrowAwayFolder, throwAwayFolder } from '../processes/throw-away-folder.js';
import { Child } from './child.js';
import { type Compiler, type Program, RestartOnChange } from './restart-on-change.js';

/** A process that answers what another file says. */
const main = (from: string): string => `
import { createServer } from 'node:http';
import { words } from '${from}';
const answer: string = words();
createServer((_, response) => response.end(answer)).listen(Number(process.env.PORT), '127.0.0.1');
process.on('disconnect', () => process.exit());
`;
const saying = (words: string): string => `export const words = (): string => '${words}';\n`;

let clone: ThrowAwayFolder;
let watcher: RestartOnChange;
let isOver = false;
const lines: string[] = [];
const children: Record<string, Child> = {};
const urls: Record<string, string> = {};

/** Saves a source as editors do: beside, and renamed. */
const save = (file: string, text: string): void => {
  const path = join(clone.path, 'services/src', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
};
const answerOf = async (name: string): Promise<string> =>
  fetch(urls[name] ?? '').then(
    (response) => response.text(),
    () => '',
  );
const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!isOver && !(await isSo())) await delay(20);
};
const answers = (name: string, words: string) => until(async () => (await answerOf(name)) === words);
const hears = (part: string) => until(() => lines.some((sentence) => sentence.includes(part)));

async function started(name: string): Promise<Program> {
  const port = await freePort();
  urls[name] = `http://127.0.0.1:${port}`;
  const entry = join(clone.path, 'services/dist/apps', name, 'main.js');
  const env = { ...process.env, PORT: String(port) };
  const plan = { name, entry, env, dataDir: clone.path, readyUrl: urls[name] };
  const child = new Child(plan, { tell: (sentence) => lines.push(sentence), changed: () => undefined });
  children[name] = child;
  await child.start(new AbortController().signal);
  return { name, entries: [entry], restart: () => child.restart() };
}

beforeAll(async () => {
  clone = await throwAwayFolder('clone');
  const root = process.cwd();
  for (const file of ['infra/local/boot', '.swcrc']) cpSync(file, join(clone.path, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(clone.path, 'node_modules'));
  writeFileSync(join(clone.path, 'package.json'), '{ "type": "module" }');
  save('apps/api/main.ts', main('../../answer.js'));
  save('apps/worker/main.ts', main('./work.js'));
  save('answer.ts', saying('first'));
  save('apps/worker/work.ts', saying('works'));
  const { compileChanged, sourceFolders } = await import(join(clone.path, 'infra/local/boot/compile.mjs'));
  const compiler: Compiler = { folders: sourceFolders, compile: () => compileChanged() };
  await compiler.compile();
  const programs = [await started('api'), await started('worker')];
  const tell = (sentence: string): void => void lines.push(sentence);
  const restarted = (name: string): void => void lines.push(`${name} may be asked`);
  watcher = new RestartOnChange(compiler, {
    root: clone.path,
    programs,
    tell,
    before: async () => undefined,
    restarted,
  });
  watcher.begin();
});
afterAll(async () => {
  isOver = true;
  watcher.end();
  await Promise.all(Object.values(children).map((child) => child.stop()));
  clone.remove();
});

describe('a source that is saved while the site runs', () => {
  it('starts the process again that loads it, and no other', async () => {
    const beside = children.worker?.pid;
    save('answer.ts', saying('second'));
    await answers('api', 'second');
    await hears('api may be asked');
    expect(lines[0]).toBe('services/src/answer.ts changed; starting again: api');
    expect([await answerOf('worker'), children.worker?.pid]).toEqual(['works', beside]);
  });

  it('that does not compile is named with its line, and what ran goes on until it is mended', async () => {
    const before = children.api?.pid;
    save('answer.ts', 'export const words = (): string => ;\n');
    await hears('services/src/answer.ts does not compile');
    expect(lines.at(-1)).toMatch(/Expression expected[\s\S]*answer\.ts:1:1[\s\S]*The code before goes on/);
    expect(lines.at(-1)).not.toContain('backtrace');
    expect([await answerOf('api'), children.api?.pid]).toEqual(['second', before]);
    save('answer.ts', saying('third'));
    await answers('api', 'third');
  });

  it('that ends its process is told, and the next one starts it at once', async () => {
    save('answer.ts', `${saying('fourth')}throw new Error('No such venue');\n`);
    await hears('Error: No such venue');
    await hears('api does not start, and is tried again when a source of it changes');
    save('answer.ts', saying('fifth'));
    await answers('api', 'fifth');
  });

  it('may be new, in a folder that is new', async () => {
    save('rooms/venues/venue.ts', saying('sixth'));
    await hears('services/src/rooms/venues/venue.ts changed; no running process loads it');
    save('answer.ts', "export { words } from './rooms/venues/venue.js';\n");
    await answers('api', 'sixth');
    save('rooms/venues/venue.ts', saying('seventh'));
    await answers('api', 'seventh');
  });
});
