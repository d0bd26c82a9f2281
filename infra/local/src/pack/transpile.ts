import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compiledTexts, textModules, withTextModules } from '@northlight/front-tools/texts';
import { type Options, transform } from '@swc/core';

/** Sources that are published: no specs, and nothing that only specs use. */
const isPublished = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(?:spec|stories|journey)\.tsx?$|\.d\.ts$|(?:^|[\\/])testing[\\/]/.test(file);

export const publishedSources = (src: string): string[] =>
  readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(isPublished);

/** Modern ESM, a file for each source; a front's build makes of it what its browsers understand. */
const optionsFor = (filename: string): Options => ({
  filename,
  swcrc: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: filename.endsWith('x'), decorators: true },
    transform: { legacyDecorator: true, useDefineForClassFields: false, react: { runtime: 'automatic' } },
    keepClassNames: true,
  },
  module: { type: 'es6' },
});

/** Compiles `src` into `dist`. @throws with the compiler's own words */
export async function transpile(src: string, dist: string): Promise<void> {
  for (const file of publishedSources(src)) {
    const path = join(src, file);
    const { code } = await transform(readFileSync(path, 'utf8'), optionsFor(path));
    const target = join(dist, file.replace(/\.tsx?$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, withModules(textModules.test(path) ? compiledTexts(code, path) : withTextModules(code)));
  }
}

const relativeImport = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\.{1,2}\/[^"']*)\.tsx?\2/g;

/** Sources of fronts name `./a.tsx`, what is built is `./a.js`. */
export const withModules = (code: string): string => code.replace(relativeImport, '$1$2$3.js$2');
