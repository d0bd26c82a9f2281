import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ResolveOptions } from '@rspack/core';

const { resolve } = createRequire(import.meta.url);

/** How imports are found: workspace packages as TypeScript sources, `.js` in their imports meaning `.ts`. */
export const resolveOptions = (): ResolveOptions => ({
  extensions: ['.tsx', '.ts', '.js'],
  extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  conditionNames: ['source', 'browser', 'import', 'module', 'default'],
  alias: productionRouter(),
});

/** The router ships a production build, but its package.json leads to the development one in every condition. */
const productionRouter = (): Record<string, string> => {
  const folder = join(dirname(resolve('react-router/package.json')), 'dist/production');
  return { 'react-router$': join(folder, 'index.mjs'), 'react-router/dom$': join(folder, 'dom-export.mjs') };
};
