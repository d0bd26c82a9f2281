import type { ResolveOptions } from '@rspack/core';
import { esmRuntime, productionRouter } from './esm-runtime.js';

/** How imports are found: workspace packages as TypeScript sources, `.js` in their imports meaning `.ts`. */
export const resolveOptions = (): ResolveOptions => ({
  extensions: ['.tsx', '.ts', '.js'],
  extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  conditionNames: ['source', 'browser', 'import', 'module', 'default'],
  alias: { ...esmRuntime(), ...productionRouter() },
});
