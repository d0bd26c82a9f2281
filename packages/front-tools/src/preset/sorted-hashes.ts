import { type Compilation, type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';

/** The table in an entry that says what each chunk's bytes hash to, after it was made small. */
const table = /(?<=\.sriHashes=\{)[^}]+(?=\})/;
const name = 'SortedHashes';
/** Before maps are written, which tell where each entry of the table stands. */
const beforeMaps = rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
/** Before a hash of the bytes becomes part of a file's name. */
const beforeNames = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;

/**
 * Sorts the hashes of the chunks in an entry, which the bundler lists in another order each time: the same sources give
 * the same bytes and the same map, or a release that is built again is refused as another one under the same name
 * (docs/adr/0042).
 */
export class SortedHashes implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      for (const stage of [beforeMaps, beforeNames])
        compilation.hooks.processAssets.tap({ name, stage }, () => sortHashes(compilation));
    });
  }
}

function sortHashes(compilation: Compilation): void {
  const scripts = compilation.getAssets().filter(({ name: file }) => file.endsWith('.js'));
  for (const { name: file, source } of scripts) {
    const found = table.exec(source.source().toString());
    const [hashes = ''] = found ?? [];
    const sorted = hashes.split(',').sort().join(',');
    if (!found || sorted === hashes) continue;
    const replaced = new rspack.sources.ReplaceSource(source);
    replaced.replace(found.index, found.index + hashes.length - 1, sorted);
    compilation.updateAsset(file, replaced);
  }
}
