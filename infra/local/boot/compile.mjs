import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { root, stop, timed } from './words.mjs';

const packages = [
  'packages/texts',
  'packages/contracts',
  'packages/front-tools',
  'services',
  'infra/artwork',
  'infra/local',
];
const isSource = (file) => file.endsWith('.ts') && !/\.spec\.ts$|\.d\.ts$/.test(file);

/** Compiles what changed of the packages that run on plain Node, file by file, from `src` to `dist`. */
export async function compileAll() {
  const config = readFileSync(join(root, '.swcrc'), 'utf8');
  const plans = packages.filter((name) => existsSync(join(root, name, 'src'))).map((name) => plan(name, config));
  const count = plans.reduce((sum, { changed }) => sum + changed.length, 0);
  for (const { dist, gone } of plans) for (const file of gone) remove(join(dist, file));
  if (count === 0) return;
  await timed(`Compiling ${count} files`, () => compile(plans, JSON.parse(config)));
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
  return { src, dist, stamp, now, changed, gone };
}

async function compile(plans, config) {
  const { transform } = await import('@swc/core');
  for (const { src, dist, stamp, now, changed } of plans) {
    await Promise.all(changed.map((file) => compileOne(transform, config, { src, dist, file })));
    if (changed.length > 0) writeWhole(stamp, JSON.stringify(now));
  }
}

async function compileOne(transform, config, { src, dist, file }) {
  const source = join(src, file);
  const target = join(dist, toJs(file));
  const names = { filename: source, sourceFileName: relative(dirname(target), source), swcrc: false };
  try {
    const { code, map } = await transform(readFileSync(source, 'utf8'), { ...config, ...names });
    const name = target.split(/[\\/]/).at(-1);
    writeWhole(`${target}.map`, map);
    writeWhole(target, `${code}//# sourceMappingURL=${name}.map\n`);
  } catch (error) {
    stop(`${relative(root, source)} does not compile:\n${error.message}`);
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

const toJs = (file) => file.replace(/\.ts$/, '.js');
const hashOf = (file, config) => createHash('sha1').update(config).update(readFileSync(file)).digest('base64');
