import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LoaderContext } from '@rspack/core';

const { resolve } = createRequire(import.meta.url);

/** The module that the federation plugin makes in memory: constants of the build, and one block that starts a container. */
export const startModule = /@module-federation[\\/]runtime[\\/]rspack\.js$/;

/** The shell hands its way of starting a container to the fronts by this name. */
const start = 'globalThis._FEDERATION_START';

const parts = /^(?<constants>.*?)const runtimeRequire=__webpack_require__;(?<block>if\(.*\})\s*$/s;
const containerName = /const __module_federation_container_name__ = ("[^"]+");/;

/** What the block does for fronts that are named in a build: there are none. */
const forNamedFronts = [
  /early\(runtimeRequire\.federation,"bundlerRuntimeOptions".*?(?=override\(runtimeRequire,"S")/s,
  /merge\(runtimeRequire\.federation\.initOptions,"remotes".*?(?=merge\(runtimeRequire\.federation\.initOptions,"plugins")/s,
  /override\(runtimeRequire\.f,"remotes".*?(?=override\(runtimeRequire\.f,"consumes")/s,
];

/** A shell exposes nothing, so that its own runtime comes without this. */
const fileOfEntry = join(dirname(resolve('@module-federation/webpack-bundler-runtime')), 'initContainerEntry.js');

/**
 * A bundler loader for the module that starts a container, which would be the same in every front: the shell brings it for
 * all of them, and an entry only calls it (docs/adr/0106).
 * @throws {Error} where the plugin writes that module in another way than the version that was read for this
 */
// biome-ignore lint/style/noDefaultExport: the bundler calls a loader by it
export default function hoistRuntime(this: LoaderContext<{ isShell: boolean }>, source: string): string {
  return this.getOptions().isShell ? shellStart(source) : frontStart(source);
}

/** In a front: its name, told to what the shell brings. */
const frontStart = (source: string): string => `${start}(__webpack_require__, ${partsOf(source).name});`;

/**
 * In the shell: the block as a function, which it calls for itself and leaves to the fronts. A container gets those parts
 * of the runtime that are its own, and its instance by its name, which what loads again after a failure finds once more.
 */
const shellStart = (source: string): string => {
  const { constants, block } = partsOf(source);
  return `${constants}
import { createInstance, getInstance } from '@module-federation/runtime';
import { initContainerEntry } from ${JSON.stringify(fileOfEntry)};
const start = (runtimeRequire, __module_federation_bundler_runtime__, __module_federation_container_name__, __module_federation_runtime_plugins__) => {${withoutNamedFronts(block)}};
start(__webpack_require__, __module_federation_bundler_runtime__, __module_federation_container_name__, __module_federation_runtime_plugins__);
const init = (options) => {
  const known = getInstance(({ name }) => name === options.name);
  if (known) known.initOptions(options);
  return known || createInstance({ ...options, id: '' });
};
${start} = (require, name) => {
  const { bundlerRuntime, attachShareScopeMap } = __module_federation_bundler_runtime__;
  const own = { ...bundlerRuntime, S: {}, initContainerEntry };
  start(require, { runtime: { init }, bundlerRuntime: own, attachShareScopeMap, bundlerRuntimeOptions: {} }, name, []);
};
`;
};

const partsOf = (source: string): { constants: string; block: string; name: string } => {
  const { constants, block } = parts.exec(source)?.groups ?? {};
  const [, name] = containerName.exec(source) ?? [];
  if (!constants || !block || !name) throw unknown();
  return { constants, block, name };
};

const withoutNamedFronts = (block: string): string =>
  forNamedFronts.reduce((text, part) => {
    if (!part.test(text)) throw unknown();
    return text.replace(part, '');
  }, block);

const unknown = () => new Error('The federation plugin starts containers in a way that is not known here.');
