import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/**
 * Aliases that lead the federation runtime to its ESM files. The bundler finds the CommonJS ones by itself, which do
 * not tree-shake: half as many bytes again in every remoteEntry. Two names have no `$`: the plugin sets an alias of
 * the same name, which would otherwise come first; and it asks for the bundler runtime by absolute path.
 */
export const esmRuntime = (): Record<string, string> => {
  const bundlerRuntime = resolve('@module-federation/webpack-bundler-runtime');
  const coreProvider = resolve('@module-federation/inject-external-runtime-core-plugin');
  return {
    '@module-federation/runtime-tools': esm(resolve('@module-federation/runtime-tools')),
    '@module-federation/runtime': esm(resolve('@module-federation/runtime')),
    [bundlerRuntime]: esm(bundlerRuntime),
    [coreProvider]: esm(coreProvider),
    '@module-federation/webpack-bundler-runtime$': esm(bundlerRuntime),
    '@module-federation/sdk$': esm(resolve('@module-federation/sdk')),
    '@module-federation/error-codes$': esm(resolve('@module-federation/error-codes'), '.mjs'),
  };
};

/** The router ships a production build, but its package.json leads to the development one in every condition. */
export const productionRouter = (): Record<string, string> => {
  const folder = join(dirname(resolve('react-router/package.json')), 'dist/production');
  return { 'react-router$': join(folder, 'index.mjs'), 'react-router/dom$': join(folder, 'dom-export.mjs') };
};

const esm = (file: string, extension = '.js'): string => file.replace(/\.cjs$/, extension);
