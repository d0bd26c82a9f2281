import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';
import { type Front, type FrontContext, shellName } from './define-front.js';

/** Build id of every front that is watched. Its files bear hashes in their names, so that browsers may keep them. */
export const watchedBuildId = '0'.repeat(10);

const reload = fileURLToPath(new URL('../../stub/reload.ts', import.meta.url));

/**
 * A front as it is released, for people who work on it: readable code with maps to its sources, and a shell that loads the
 * page again after each build. Nothing is kept on disk between two runs: a release of the bundler missed changes after it had restored a cache.
 */
export const watchedBuild = (front: Front, context: FrontContext): Configuration => {
  const release = front.configure(context);
  return {
    ...release,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    cache: { type: 'memory' },
    ...(front.name === shellName ? { entry: { main: [reload, './src/index.ts'] } } : {}),
    output: {
      ...release.output,
      chunkFilename: '[id].[contenthash:8].js',
      clean: false, // pages that load at this moment need the files of the build before
      // where editors and browsers find the source itself, to set breakpoints in it
      devtoolModuleFilenameTemplate: 'file://[absolute-resource-path]',
    },
    optimization: { ...release.optimization, moduleIds: 'named', minimize: false, emitOnErrors: false },
    watchOptions: { aggregateTimeout: 50 },
    lazyCompilation: false,
  };
};
