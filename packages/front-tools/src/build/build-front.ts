import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { ReleaseRecord } from '@northlight/contracts';
import { type Module, rspack } from '@rspack/core';
import { transformFile } from '@swc/core';
import type { Front, FrontContext } from '../preset/define-front.js';
import { readFrontPackage } from '../preset/front-package.js';
import { buildIdOf } from './build-id.js';
import { compress } from './compress.js';
import { type Bundle, outcomeOf } from './first-files.js';
import { folderOf } from './front-folders.js';
import { packMaps } from './release-maps.js';
import { recordFile, recordOf } from './release-record.js';

const KEPT_BUILDS = 5;

/** A release on this machine's disk. */
export interface BuiltRelease {
  readonly record: ReleaseRecord;
  readonly dir: string;
  /** False when nothing had changed since it was built. */
  readonly isNew: boolean;
}

/**
 * Builds one front into `<app>/dist/<build>`, unless that build is there already.
 * @throws with the bundler's own words when the sources do not build.
 */
export const buildFront = async (root: string, app: string): Promise<BuiltRelease> => {
  const build = buildIdOf(root, app);
  const folder = folderOf(root, app);
  const dir = join(folder, 'dist', build);
  if (existsSync(join(dir, recordFile))) return { record: readRecord(dir), dir, isNew: false };

  const outDir = join(folder, 'dist', `.${build}-${process.pid}`);
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const context: FrontContext = { dir: folder, outDir, build };
  const front = await readDefinition(context.dir);
  const { stats, files } = await bundle(front, context);
  const { routes } = readFrontPackage(context.dir);
  const maps = packMaps(outDir);
  const record = await recordOf(root, app, {
    build,
    outDir,
    maps,
    names: readdirSync(outDir).filter((name) => !name.endsWith('.map.gz')),
    weigh: compress,
    outcome: outcomeOf({ app, dir: context.dir, build, routes, files }, stats),
  });
  writeFileSync(join(outDir, recordFile), `${JSON.stringify(record, null, 2)}\n`);
  rmSync(dir, { recursive: true, force: true });
  renameSync(outDir, dir);
  removeOld(join(folder, 'dist'));
  return { record, dir, isNew: true };
};

/** A folder of builds does not grow for ever: a few stay, so that going back and forth costs nothing. */
const removeOld = (folder: string): void => {
  const builds = readdirSync(folder).filter((name) => existsSync(join(folder, name, recordFile)));
  const age = (name: string): number => statSync(join(folder, name, recordFile)).mtimeMs;
  for (const name of builds.sort((a, b) => age(b) - age(a)).slice(KEPT_BUILDS))
    rmSync(join(folder, name), { recursive: true });
};

const readRecord = (dir: string): ReleaseRecord =>
  JSON.parse(readFileSync(join(dir, recordFile), 'utf8')) as ReleaseRecord;

/** Node cannot read a TypeScript configuration; one stripped copy of these three lines can be. */
export const readDefinition = async (dir: string): Promise<Front> => {
  const { code } = await transformFile(join(dir, 'rspack.config.ts'), {
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  const file = join(dir, 'dist', `rspack.config.${process.pid}.mjs`);
  mkdirSync(join(dir, 'dist'), { recursive: true });
  writeFileSync(file, code);
  try {
    return ((await import(pathToFileURL(file).href)) as { default: Front }).default;
  } finally {
    rmSync(file, { force: true });
  }
};

/** Of a finished build, what says which files a page needs. */
export const wantedStats = {
  all: false,
  ids: true,
  chunks: true,
  chunkRelations: true,
  chunkOrigins: true,
} as const;

const bundle = async (front: Front, context: FrontContext): Promise<Bundle> => {
  const compiler = rspack(front.configure(context));
  const stats = await promisify(compiler.run.bind(compiler))();
  if (!stats || stats.hasErrors()) {
    const words = stats?.toString({ preset: 'errors-only', colors: false });
    throw new Error(`${front.name} does not build:\n${words}`);
  }
  const bundled = { stats: stats.toJson(wantedStats), files: filesIn(stats.compilation.modules) };
  await promisify(compiler.close.bind(compiler))();
  return bundled;
};

/** The files behind the modules of a build; of those that became one, each. The statistics of the bundler leave most of these out. */
const filesIn = (modules: Iterable<Module>): string[] =>
  [...modules]
    .flatMap((one) => (one instanceof rspack.ConcatenatedModule ? one.modules : [one]))
    .flatMap((one) => (one instanceof rspack.NormalModule ? (one.resource.split('?')[0] ?? []) : []));
