import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { readFrontPackage } from './front-package.js';
import { iconRule, startRule } from './rules.js';
import { sharedByFront, sharedByShell } from './sharing.js';
import { SortedHashes } from './sorted-hashes.js';
import { sourceBuild } from './source-build.js';
import { sriAlgorithm } from './sri.js';

/** Where and as what a front is built. */
export interface FrontContext {
  /** Folder of the front. */
  readonly dir: string;
  /** Folder that gets the files. */
  readonly outDir: string;
  /** Build id; becomes part of the container name. */
  readonly build: string;
}

/** A front, as its rspack.config.ts defines it. */
export interface Front {
  readonly name: string;
  readonly configure: (context: FrontContext) => Configuration;
}

/** The app whose release is the frame of every page. */
export const shellName = 'shell';

/** Name of the global that a front's entry defines. It carries the build, so that two releases can meet in one page. */
export const containerName = (app: string, build: string): string =>
  `${app.replace(/^mfe-/, '').replace(/\W/g, '_')}_${build}`;

/**
 * The whole build of a front. A front's rspack.config.ts holds this call and no more.
 * @param name folder and app name, as in `mfe-booking`; `shell` is the host.
 */
export const defineFront = ({ name }: { name: string }): Front => ({
  name,
  configure: (context) => (name === shellName ? shellBuild(context) : frontBuild(name, context)),
});

const shellBuild = (context: FrontContext): Configuration => ({
  ...common(shellName, context),
  entry: { main: './src/index.ts' },
  plugins: [
    new ModuleFederationPlugin({
      ...federation(shellName, context),
      shared: sharedByShell(readFrontPackage(context.dir)),
      experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
    }),
    integrity(),
    new SortedHashes(),
  ],
});

const frontBuild = (name: string, context: FrontContext): Configuration => ({
  ...common(name, context),
  entry: {},
  plugins: [
    new ModuleFederationPlugin({
      ...federation(name, context),
      filename: 'remoteEntry.[contenthash:8].js',
      exposes: { './routes': './src/routes.tsx' },
      shared: sharedByFront(readFrontPackage(context.dir)),
      experiments: {
        externalRuntime: true,
        optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
      },
    }),
    integrity(),
    new SortedHashes(),
  ],
});

/** In each mode: documents forbid scripts without a hash. */
const integrity = () => new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [sriAlgorithm], enabled: true });

const federation = (name: string, { build }: FrontContext) =>
  ({
    name: containerName(name, build),
    remotes: {},
    manifest: false,
    dts: false,
    shareStrategy: 'loaded-first',
  }) as const;

/** Less than this is copied into the pages that share it: a file of its own costs a request and 45 bytes of each entry. */
const LEAST_SHARED_BYTES = 44_000;

const source = sourceBuild(false);

const common = (name: string, { dir, outDir, build }: FrontContext): Configuration => ({
  ...source,
  module: {
    rules: [...(source.module?.rules ?? []), startRule(name === shellName), ...(name === shellName ? [] : [iconRule])],
  },
  name,
  mode: 'production',
  context: dir,
  // maps without the sources, which nobody is served: the registry reads where an error came from (docs/adr/0103)
  devtool: 'hidden-nosources-source-map',
  output: {
    path: outDir,
    publicPath: 'auto',
    uniqueName: containerName(name, build),
    filename: '[name].[contenthash:8].js',
    // the folder of a build is its version; a hash in each name would only make the table of them in the entry longer
    chunkFilename: '[id].js',
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: 4_000,
    devtoolModuleFilenameTemplate: '[resource-path]',
    clean: true,
  },
  // other ids depend on the folder of the build; no name has to outlive it, because the folder of a release is its version
  optimization: {
    moduleIds: 'natural',
    chunkIds: 'deterministic',
    realContentHash: true,
    splitChunks: { minSize: LEAST_SHARED_BYTES },
  },
  performance: false,
  stats: 'errors-warnings',
});
