import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { PlainError } from '../processes/plain-error.js';
import { run } from '../processes/run.js';
import type { PackagePart } from './published-packages.js';
import { withModules } from './transpile.js';

/** Where the types of the packages lie that were staged before: an entry of theirs, and its file. */
export type StagedTypes = Readonly<Record<string, readonly string[]>>;

/**
 * Writes the types of sources beside their modules, as TypeScript makes them of its sources.
 * @throws {PlainError} with the compiler's own words
 */
export async function emitTypes({ src, dist, isForBrowsers }: PackagePart, known: StagedTypes): Promise<void> {
  const config = resolve('node_modules', '.cache', 'pack', 'tsconfig.json');
  const compilerOptions = {
    ...{ incremental: false, noEmit: false, declaration: true, emitDeclarationOnly: true },
    ...{ rootDir: src, outDir: dist, customConditions: [], paths: known },
  };
  const base = resolve(isForBrowsers ? 'tsconfig.web.json' : 'tsconfig.node.json');
  mkdirSync(dirname(config), { recursive: true });
  const include = [join(src, '**', '*')];
  const exclude = ['spec', 'stories'].flatMap((kind) => [
    join(src, '**', `*.${kind}.ts`),
    join(src, '**', `*.${kind}.tsx`),
  ]);
  const text = { extends: relative(dirname(config), base), compilerOptions, include, exclude };
  writeFileSync(config, JSON.stringify(text));
  const { code, output } = await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', config]);
  if (code !== 0) throw new PlainError(`The types of ${src} cannot be written:\n${output}`);
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts')))
    writeFileSync(join(dist, file), withModules(readFileSync(join(dist, file), 'utf8')));
}
