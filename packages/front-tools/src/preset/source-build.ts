import type { Configuration } from '@rspack/core';
import { resolveOptions } from './resolve.js';
import { rulesFor } from './rules.js';
import { bundlerTarget } from './supported-browsers.js';

/** How the sources of the site become a bundle, whatever is bundled: for which browsers, what imports mean, by which loaders. */
export const sourceBuild = (isDevelopment: boolean): Pick<Configuration, 'target' | 'resolve' | 'module'> => ({
  target: bundlerTarget,
  resolve: resolveOptions(),
  module: { rules: rulesFor(isDevelopment) },
});
