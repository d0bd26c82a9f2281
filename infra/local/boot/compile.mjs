import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { root, stop, timed } from './words.mjs';

const packages = [
  'packages/texts',
  'packages/contracts',
  'packages/client',
  'packages/event-store',
  'packages/front-tools',
  'packages/create-front',
  'packages/specimens',
  'services',
  'infra/artwork',
  'infra/local',
  'infra/payment-sandbox',
];
const isSource = (file) => /\.tsx?$/.test(file) && !/\.(?:spec|stories)\.tsx?$|\.d\.ts$/.test(file);

/** Sources that do not compile; the message names each, and says why. */
class CompileError extends Error {}

/** Compiles what changed; ends the program in words when a file does not compile. */
export async function compileAll() {
  try {
    await compileChanged((count, work) => timed(`Compiling ${count} files`, work));
  } catch (error) {
    if (error instanceof CompileError) stop(error.message);
    throw error;
  }
}

/** What this program knows of each package, by its folder: another one may compile the same sources meanwhile. */
const seen = new Map();

/** The folders whose files are compiled. */
export const sourceFolders = packages.map((name) => join(root, name, 'src')).filter(existsSync);

/**
 * Compiles what changed of the packages that run on plain Node, file by file, from `src` to `dist`: all of it, or nothing
 * when one file does not compile.
 * @param around runs the work, and may say so
 * @returns the compiled files that are new, changed or gone since this program looked last
 * @throws {CompileError}
 */
export async function compileChanged(around = (_count, work) => work()) {
  const config = readFileSync(join(root, '.swcrc'), 'utf8');
  const plans = packages.filter((name) => existsSync(join(root, name, 'src'))).map((name) => plan(name, config));
  const count = plans.reduce((sum, { changed }) => sum + changed.length, 0);
  if (count > 0) await around(count, () => compile(plans, JSON.parse(config)));
  for (const { dist, gone } of plans) for (const file of gone) remove(join(dist, file));
  for (const { stamp, now, changed, gone } of plans) {
    if (changed.length + gone.length > 0) writeWhole(stamp, JSON.stringify(now));
  }
  return plans.flatMap(news);
}

function news({ dist, before, now }) {
  const known = seen.get(dist) ?? before;
  seen.set(dist, now);
  const files = Object.keys({ ...known, ...now }).filter((file) => known[file] !== now[file]);
  return files.map((file) => join(dist, toJs(file)));
}

function plan(name, config) {
  const src = join(root, name, 'src');
  const dist = join(root, name, 'dist');
  const stamp = join(dist, '.compiled.json');
  const before = existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : {};
  const now = Object.fromEntries(
    walk(src)
      .filter(isSource)
      .map((file) => [relative(src, file), hashOf(file, config)]),
  );
  const changed = Object.keys(now).filter((file) => now[file] !== before[file] || !existsSync(join(dist, toJs(file))));
  const gone = Object.keys(before)
    .filter((file) => now[file] === undefined)
    .map(toJs);
  return { src, dist, stamp, before, now, changed, gone };
}

async function compile(plans, config) {
  const { transform } = await import('@swc/core');
  const files = plans.flatMap(({ src, dist, changed }) => changed.map((file) => ({ src, dist, file })));
  const outcomes = await Promise.allSettled(files.map((file) => compileOne(transform, config, file)));
  const faults = outcomes.filter(({ status }) => status === 'rejected').map(({ reason }) => reason.message);
  if (faults.length > 0) throw new CompileError(faults.join('\n'));
  for (const { value } of outcomes) for (const [path, text] of value) writeWhole(path, text);
}

/** @returns the files to write, each with its text */
async function compileOne(transform, config, { src, dist, file }) {
  const source = join(src, file);
  const target = join(dist, toJs(file));
  const names = { filename: source, sourceFileName: relative(dirname(target), source), swcrc: false };
  try {
    const { code, map } = await transform(readFileSync(source, 'utf8'), { ...configOf(config, file), ...names });
    const name = target.split(/[\\/]/).at(-1);
    return [
      [`${target}.map`, map],
      [target, `${code}//# sourceMappingURL=${name}.map\n`],
    ];
  } catch (error) {
    const [words] = error.message.split(/\n\s*Caused by:/); // what follows is the compiler's own stack
    throw new CompileError(`${relative(root, source)} does not compile:\n${words.trimEnd()}`);
  }
}

/** Written beside and renamed, so that a process that reads meanwhile never sees half a file. */
function writeWhole(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}

function remove(path) {
  rmSync(path, { force: true });
  rmSync(`${path}.map`, { force: true });
}

function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

const toJs = (file) => file.replace(/\.tsx?$/, '.js');

/** What the compiler is told of a file: where there is JSX, it reads that, and `<T>(…) =>` as an element. */
const configOf = (config, file) =>
  file.endsWith('.tsx') ? { ...config, jsc: { ...config.jsc, parser: { ...config.jsc.parser, tsx: true } } } : config;

const hashOf = (file, config) => createHash('sha1').update(config).update(readFileSync(file)).digest('base64');
