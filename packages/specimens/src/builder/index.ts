import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Configuration, rspack } from '@rspack/core';
import { logger } from 'storybook/internal/node-logger';
import type { Builder, Options } from 'storybook/internal/types';
import { previewBuild } from './preview-build.js';
import { serveFolder } from './serve-folder.js';

type RspackBuilder = Builder<Configuration>;

/** Said to open pages when what they show has been bundled anew; config/preview.tsx reloads them. */
const rebuilt = 'specimens/rebuilt';

export const corePresets: string[] = [];
export const getConfig = (options: Options): Promise<Configuration> => previewBuild(options, outputOf(options));

/** `storybook build`: the preview as files, beside the frame around it, which Storybook writes itself. */
export const build: RspackBuilder['build'] = async ({ options }) => {
  const compiler = rspack(await getConfig(options));
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors())
    throw new Error(`The specimens do not build:\n${stats?.toString({ preset: 'errors-only', colors: false })}`);
  cpSync(runtime, join(outputOf(options), 'sb-preview'), { recursive: true, filter: isScriptOrFolder });
  return { toJson: () => stats.toJson({ all: false }) };
};

let end: () => Promise<void> = async () => undefined;

/** `storybook dev`: bundles what was saved and tells the open pages. Begins when there is something to see. */
export const start: RspackBuilder['start'] = async ({ options, router, channel, startTime }) => {
  const compiler = rspack(await getConfig(options));
  await new Promise<void>((resolve, reject) => {
    const watching = compiler.watch({}, (error, stats) => {
      if (stats?.hasErrors()) logger.error(stats.toString({ preset: 'errors-only' }));
      channel.emit(rebuilt);
      if (error) reject(error);
      else resolve();
    });
    end = async () => void (await promisify(watching.close.bind(watching))());
  });
  router.use('/sb-preview', serveFolder(runtime));
  router.use(serveFolder(outputOf(options)));
  return { bail, totalTime: process.hrtime(startTime) };
};

export const bail = (): Promise<void> => end();

/** What Storybook itself brings for the preview: its own modules, loaded once, outside of the bundle. */
const runtime = join(dirname(createRequire(import.meta.url).resolve('storybook/package.json')), 'dist', 'preview');

const isScriptOrFolder = (file: string): boolean => ['', '.js'].includes(extname(file));

const outputOf = ({ outputDir, configDir }: Options): string => outputDir ?? join(configDir, '..', 'dist', 'site');
