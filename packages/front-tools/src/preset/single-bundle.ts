import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { sourceBuild } from './source-build.js';

/** What takes the place of the loader of fronts: their routes, imported as any other module is. */
const frontHere = (root: string, fronts: readonly string[]): string => `
import { pagesOnDemand, useRoutes } from '@northlight/site-kit';
${fronts.map((app, at) => `import { routes as routes${at} } from ${JSON.stringify(join(root, app, 'src/routes.tsx'))};`).join('\n')}
export const routes = pagesOnDemand([${fronts.map((_, at) => `...routes${at}`).join(', ')}]);
export const FrontHere = ({ notFound }) => useRoutes(routes) ?? notFound;
`;

const firstPage = `
import { loadPagesAt } from '@northlight/site-kit';
import { routes } from './front-here.tsx';
export const firstPage = () => loadPagesAt(routes, location.pathname);
`;

const nothingAhead = 'export const loadAhead = () => undefined;';

/**
 * The same sources as one application, without federation: every page a chunk, one main file for the rest. It is never
 * shipped; `bench:site` measures the composition against it.
 */
export const singleBundle = ({ root, fronts, outDir }: SingleBundle): Configuration => {
  const loader = join(root, 'shell/src/features/load-fronts');
  return {
    ...sourceBuild(false),
    name: 'single',
    mode: 'production',
    context: join(root, 'shell'),
    devtool: false,
    entry: { main: './src/index.ts' },
    output: { path: outDir, publicPath: '/r/single/one/', filename: '[name].[contenthash:8].js', clean: true },
    plugins: [
      new rspack.experiments.VirtualModulesPlugin({
        [join(loader, 'front-here.tsx')]: frontHere(root, fronts),
        [join(loader, 'first-page.ts')]: firstPage,
        [join(loader, 'load-ahead.ts')]: nothingAhead,
      }),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
};

export interface SingleBundle {
  readonly root: string;
  readonly fronts: readonly string[];
  readonly outDir: string;
}
