import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { PlainError } from '../processes/plain-error.js';
import { run } from '../processes/run.js';
import { kinds } from './kinds.js';
import { fill, type Words, wordsOfName } from './names.js';

/**
 * Writes one thing of a kind and wires it in.
 * @returns the files it wrote or changed
 * @throws PlainError when the kind or the name is not known, or when a file is there already
 */
export async function make(kindName: string, args: readonly string[]): Promise<string[]> {
  const kind = kinds[kindName];
  const [path] = args;
  if (kind === undefined || !path) throw new PlainError(usage());
  const name = kind.wordsOf?.(args) ?? wordsOfName(path);
  const words = { ...name, ...kind.more?.(name) };
  const files = drafts(join('infra', 'local', 'templates', kindName), words);
  const taken = files.find(({ file }) => existsSync(file));
  if (taken) throw new PlainError(`${taken.file} is there already.`);

  const wired = kind.wire(words);
  for (const { file, text } of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const all = [...files.map(({ file }) => file), ...wired];
  await run(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...all]);
  return all;
}

function drafts(folder: string, words: Words): { file: string; text: string }[] {
  return walk(folder).map((template) => ({
    file: fill(relative(folder, template).replace(/\.tpl$/, ''), words),
    text: fill(readFileSync(template, 'utf8'), words),
  }));
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

function usage(): string {
  const lines = Object.entries(kinds).map(([kind, { example }]) => `  npm run new ${kind} ${example}`);
  return `Say what to make, and its name:\n${lines.join('\n')}\n  npm run new front ../mfe-events -- --team events --route /events`;
}
