import type { PackageJson } from './published-packages.js';

/** The module of a source, without its extension. */
const built = (source: string): string => source.replace(/^\.\/(?:src\/)?/, './dist/').replace(/\.tsx?$/, '');

/** An entry as it is installed: its types, and its module; what is no module stays as it is. */
const entryOf = (target: string | Readonly<Record<string, string>>): unknown => {
  const source = typeof target === 'string' ? target : (target.source ?? target.default ?? '');
  if (!/\.tsx?$/.test(source)) return target;
  return { types: `${built(source)}.d.ts`, default: `${built(source)}.js` };
};

/** What the package.json of a package says once it is packed: built modules and their types in place of sources. */
export function stagedManifest(
  { exports = {}, bin, files = [], ...json }: PackageJson,
  browserslist?: readonly string[],
) {
  const entries = Object.entries(exports).map(([entry, target]) => [entry, entryOf(target)]);
  const { name, version, description, dependencies, peerDependencies, peerDependenciesMeta } = json;
  return {
    ...{ name, version, description, type: 'module', license: 'UNLICENSED', sideEffects: false },
    ...(bin && { bin }),
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
    files: ['dist', ...files],
    dependencies,
    ...{ peerDependencies, peerDependenciesMeta },
    engines: { node: '>=20.19' },
    browserslist,
  };
}
