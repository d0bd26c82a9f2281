import { writeFileSync } from 'node:fs';
import { type BillOfMaterials, productionBom } from '../dependencies/bill-of-materials.js';
import { licensesOf } from '../dependencies/licenses.js';
import { productionPackages, readLock } from '../dependencies/production-tree.js';
import { PlainError } from '../processes/plain-error.js';
import { run } from '../processes/run.js';

/**
 * `npm run deps:sbom`: what production consists of, as a software bill of materials (CycloneDX 1.6), to `sbom.cdx.json` or to
 * the path behind it.
 * @throws PlainError in npm's words
 */
export async function main([path = 'sbom.cdx.json']: readonly string[]): Promise<void> {
  const { code, output } = await run('npm', [
    'sbom',
    '--sbom-format=cyclonedx',
    '--package-lock-only',
    '--loglevel=error',
  ]);
  if (code !== 0) throw new PlainError(`npm sbom failed:\n${output}`);
  const packages = productionPackages(readLock());
  const licenses = licensesOf(packages).map(({ name, version, license }) => [`${name}@${version}`, license] as const);
  const bom = productionBom(JSON.parse(output) as BillOfMaterials, packages, new Map(licenses));
  writeFileSync(path, `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`${bom.components.length} packages in ${path}`);
}
