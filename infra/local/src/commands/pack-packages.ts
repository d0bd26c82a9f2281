import { packPackages } from '../pack/pack-packages.js';

/** `npm run pack:packages [folder]`: builds the packages that other repositories install, and packs each into a file. */
export async function main([folder = '.data/packages']: readonly string[]): Promise<void> {
  for (const { name, version, file } of await packPackages(folder)) console.log(`${name} ${version}  ${file}`);
}
