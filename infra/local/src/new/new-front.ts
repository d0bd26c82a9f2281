import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createFront, NotPossible } from '@northlight/create-front';
import { frontVersions } from '../pack/front-versions.js';
import { packPackages } from '../pack/pack-packages.js';
import { PlainError } from '../processes/plain-error.js';

/** The packages that a front installs; what began it is needed once. */
const isInstalled = ({ name }: { readonly name: string }): boolean => name !== '@northlight/create-front';

/**
 * `npm run new front <folder> -- --team t --route /r`: begins a front outside of this repository, with the packages of this
 * clone in its folder `vendor`, so that no registry is needed.
 * @returns the files that it wrote
 * @throws {PlainError} for a folder that is not empty, and for what is missing
 */
export async function newFront(args: readonly string[]): Promise<string[]> {
  const options = { team: { type: 'string', default: '' }, route: { type: 'string', default: '' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const folder = resolve(positionals[0] ?? '');
  const vendor = (name: string, version: string): string => `file:vendor/northlight-${name}-${version}.tgz`;
  try {
    const files = createFront({ folder, ...values, versions: frontVersions(vendor) });
    const tarballs = await packPackages(join(folder, 'vendor'), isInstalled);
    return [...files, ...tarballs.map(({ file }) => relative(folder, file))].map((file) => join(folder, file));
  } catch (mistake) {
    throw mistake instanceof NotPossible ? new PlainError(mistake.message) : mistake;
  }
}
