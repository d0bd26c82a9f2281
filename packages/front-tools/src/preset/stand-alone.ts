import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { sourceBuild } from './source-build.js';
import { textModules } from './text-modules.js';

const page = `<!doctype html>
<html lang="en" data-theme="light">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Alone</title></head>
<body><div id="root"></div></body>
</html>`;

/** A front alone, for development: one plain bundle with everything in it, and hot reload. */
export const standAloneBuild = (dir: string): Configuration => ({
  ...sourceBuild(true),
  mode: 'development',
  context: dir,
  devtool: 'cheap-module-source-map',
  entry: { main: './src/index.ts' },
  output: { publicPath: '/', filename: '[name].js' },
  lazyCompilation: false,
  plugins: [
    new rspack.HtmlRspackPlugin({ templateContent: page }),
    // a module of texts is evaluated by its loader, and has no component that could be refreshed
    new ReactRefreshRspackPlugin({ exclude: [/node_modules/, textModules] }),
  ],
  stats: 'errors-warnings',
});
