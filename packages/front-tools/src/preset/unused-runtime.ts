/**
 * What of the federation runtime (2.9.2) the site has no use for, as functions by file. A front is one script with its
 * hash, known from the document: there is no manifest, no snapshot of other hosts, no second kind of script, nothing
 * that is preloaded or unregistered, and no front in any build. A file with an empty list only has its announcements taken
 * out, as the others have.
 */
export const unusedFunctions: Readonly<Record<string, readonly string[]>> = {
  '@module-federation/runtime-core/dist/core.js': [],
  '@module-federation/runtime-core/dist/remote/index.js': ['preloadRemote', 'removeRemote', 'initRawContainer'],
  '@module-federation/runtime-core/dist/shared/index.js': [
    'initRemoteModule',
    'emitAfterRegisterShare',
    'emitAfterLoadShare',
    'emitErrorLoadShare',
  ],
  '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js': [
    'getGlobalRemoteInfo',
    'loadRemoteSnapshotInfo',
    'getManifestJson',
    'loadManifestSnapshot',
  ],
  '@module-federation/runtime-core/dist/utils/preload.js': ['formatPreloadArgs', 'preloadAssets'],
  '@module-federation/runtime-core/dist/utils/load.js': ['loadEsmEntry', 'loadSystemJsEntry', 'loadEntryNode'],
  '@module-federation/runtime-core/dist/global.js': [
    'resetFederationGlobalInfo',
    'getInfoWithoutType',
    'getTargetSnapshotInfoByModuleInfo',
    'setGlobalSnapshotInfoByModuleInfo',
    'addGlobalSnapshot',
  ],
  '@module-federation/runtime-core/dist/utils/context.js': ['optionsToMFContext'],
  '@module-federation/runtime-core/dist/module/index.js': ['getAvailableExposeNames'],
  '@module-federation/runtime-core/dist/utils/share.js': ['shouldUseTreeShaking', 'isMatchUsedExports'],
  '@module-federation/sdk/dist/generateSnapshotFromManifest.js': [
    'simpleJoinRemoteEntry',
    'generateSnapshotFromManifest',
    'getManifestFileName',
  ],
  '@module-federation/sdk/dist/logger.js': ['captureStackTrace', 'createInfrastructureLogger', 'bindLoggerToCompiler'],
  '@module-federation/webpack-bundler-runtime/dist/remotes.js': ['remotes'],
  '@module-federation/webpack-bundler-runtime/dist/updateOptions.js': ['updateConsumeOptions', 'updateRemoteOptions'],
  '@module-federation/webpack-bundler-runtime/dist/init.js': ['treeShakingSharePlugin'],
  '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js': ['initExternal'],
  '@module-federation/webpack-bundler-runtime/dist/getSharedFallbackGetter.js': ['getSharedFallbackGetter'],
};

/** A shared module cannot be tree-shaken. What no browser has a use for is left out of it by name. */
export const unusedExports: Readonly<Record<string, readonly string[]>> = {
  'styled-components/dist/styled-components.browser.esm.js': [
    'ServerStyleSheet',
    'createTheme',
    'stylisPluginRSC',
    '__PRIVATE__',
  ],
};

/** The hooks whose answer the runtime takes. The others only announce, and the one plugin of the shell does not listen. */
export const heardHooks: readonly string[] = [
  'beforeInit',
  'beforeInitContainer',
  'createScript',
  'loadEntry',
  'loadEntryError',
  'getModuleFactory',
  'beforeRequest',
  'afterResolve',
  'errorLoadRemote',
  'onLoad',
  'beforeLoadShare',
  'resolveShare',
];
