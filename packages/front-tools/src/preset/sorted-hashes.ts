import { type Compilation, type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';

/** The table in an entry that says what each chunk's bytes hash to, after it was made small. */
const table = /(?<=\.sriHashes=\{)[^}]+(?=\})/;
const name = 'SortedHashes';
/** Before a hash of the bytes becomes part of a file's name. */
const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;

/**
 * Sorts the hashes of the chunks in an entry, which the bundler lists in another order each time: the same sources give
 * the same bytes, or a release that is built again is refused as another one under the same name (docs/adr/0042).
 */
export class SortedHashes implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, () => sortHashes(compilation));
    });
  }
}

function sortHashes(compilation: Compilation): void {
  const scripts = compilation.getAssets().filter(({ name: file }) => file.endsWith('.js'));
  for (const { name: file, source } of scripts) {
    const text = source.source().toString();
    const sorted = text.replace(table, (hashes) => hashes.split(',').sort().join(','));
    if (sorted !== text) compilation.updateAsset(file, new rspack.sources.RawSource(sorted));
  }
}
