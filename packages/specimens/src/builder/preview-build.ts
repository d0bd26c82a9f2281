import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceBuild } from '@northlight/front-tools';
import { type Configuration, rspack } from '@rspack/core';
import { loadPreviewOrConfigFile } from 'storybook/internal/common';
import { globalsNameReferenceMap } from 'storybook/internal/preview/globals';
import type { Options } from 'storybook/internal/types';
import { previewDocument } from './preview-document.js';
import { previewEntry } from './preview-entry.js';

/** The bundle of the preview: the parts compiled as every front compiles them, and Storybook's runtime beside it. */
export const previewBuild = async (options: Options, outDir: string): Promise<Configuration> => {
  const { target, resolve, module } = sourceBuild(false);
  const folder = join(options.configDir, '..');
  const entry = join(folder, 'src', 'preview-entry.ts');
  return {
    name: 'specimens',
    mode: 'production',
    target,
    context: folder,
    devtool: false,
    entry: { preview: entry },
    // a page that shows one part is loaded from this machine: readable names in its code are worth more than its size
    optimization: { minimize: false },
    output: {
      path: outDir,
      publicPath: 'auto',
      filename: '[name].js',
    },
    resolve,
    module: { rules: [...(module?.rules ?? []), propsRule] },
    externals: globalsNameReferenceMap,
    externalsType: 'var',
    plugins: [
      new rspack.experiments.VirtualModulesPlugin({ [entry]: previewEntry(await annotationsOf(options)) }),
      new rspack.HtmlRspackPlugin({
        filename: 'iframe.html',
        templateContent: await previewDocument(options),
        inject: 'body', // behind the runtime that it needs
      }),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
};

/** What describes the properties of a part in its documentation is read from its types. */
const propsRule = {
  test: /[\\/]site-kit[\\/]src[\\/].*\.tsx$/,
  exclude: /\.spec\.tsx$/,
  enforce: 'pre',
  loader: fileURLToPath(new URL('read-props.js', import.meta.url)),
} as const;

/** How stories are rendered: what Storybook and its addons say, then config/preview.tsx. */
const annotationsOf = async (options: Options): Promise<string[]> => {
  const stated = await options.presets.apply<(string | { readonly absolute: string })[]>(
    'previewAnnotations',
    [],
    options,
  );
  const own = loadPreviewOrConfigFile({ configDir: options.configDir });
  return [...stated.map((file) => (typeof file === 'string' ? file : file.absolute)), ...(own ? [own] : [])];
};
