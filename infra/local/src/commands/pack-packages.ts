import { packPackages } from '../pack/pack-packages.js';
import { heavyPackages, inKB, knownSizes, sizesOf, writeSizes } from '../pack/package-sizes.js';
import { PlainError } from '../processes/plain-error.js';

/**
 * `npm run pack:packages [folder] [-- --write-sizes]`: builds the packages that other repositories install, and packs each
 * into a file.
 * @throws {PlainError} when one has grown by more than a tenth, unless its new figure is to be written
 */
export async function main(args: readonly string[]): Promise<void> {
  const [folder = '.data/packages'] = args.filter((arg) => !arg.startsWith('--'));
  const tarballs = await packPackages(folder);
  const sizes = sizesOf(tarballs);
  for (const { name, version, file } of tarballs) console.log(`${name} ${version}  ${inKB(sizes[name] ?? 0)}  ${file}`);
  if (args.includes('--write-sizes')) return writeSizes(sizes);
  const heavy = heavyPackages(sizes, knownSizes());
  if (heavy.length > 0)
    throw new PlainError(`${heavy.join('\n')}\nWhere that is meant: npm run pack:packages -- --write-sizes`);
}
