import { writeFileSync } from 'node:fs';
import { licenseBreaches, licensesOf } from '../dependencies/licenses.js';
import { productionPackages, readLock } from '../dependencies/production-tree.js';
import { thirdPartyNotices } from '../dependencies/third-party-notices.js';
import { PlainError } from '../processes/plain-error.js';

/**
 * `npm run deps:licenses`: how many packages of production are under which license. With a path behind it
 * (`-- THIRD-PARTY-NOTICES`), their names and texts are written there.
 * @throws PlainError naming each package whose license is not allowed
 */
export async function main([path]: readonly string[]): Promise<void> {
  const packages = licensesOf(productionPackages(readLock()));
  const counts = new Map<string, number>();
  for (const { license } of packages) counts.set(license, (counts.get(license) ?? 0) + 1);
  for (const [license, count] of [...counts].toSorted(([, one], [, other]) => other - one))
    console.log(`${String(count).padStart(5)}  ${license}`);
  const breaches = licenseBreaches(packages);
  if (breaches.length > 0) throw new PlainError(breaches.join('\n'));
  if (path) writeFileSync(path, thirdPartyNotices(packages));
}
