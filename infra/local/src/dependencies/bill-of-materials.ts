import { type LockedPackage, packageName } from './production-tree.js';

/** What this house needs to know of a document of CycloneDX. */
export interface BillOfMaterials {
  readonly $schema?: string;
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: { readonly component: { readonly 'bom-ref': string; readonly name: string } };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes?: readonly object[];
  readonly licenses?: readonly object[];
}

/**
 * The part of a document of everything that production needs, in the version 1.6 of CycloneDX, which npm does not write yet:
 * what it writes is as valid there.
 * @param licenses by name and version, where npm knew none
 */
export function productionBom(
  bom: BillOfMaterials,
  packages: ReadonlyMap<string, LockedPackage>,
  licenses: ReadonlyMap<string, string>,
): BillOfMaterials {
  const refs = new Set([...packages].map(([folder, { version }]) => `${packageName(folder)}@${version}`));
  const { component } = bom.metadata;
  const isPart = (ref: string): boolean => refs.has(ref);
  return {
    ...bom,
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    specVersion: '1.6',
    metadata: { ...bom.metadata, component: { ...component, name: 'northlight' } },
    components: bom.components.filter((one) => isPart(one['bom-ref'])).map((one) => withLicense(one, licenses)),
    dependencies: [
      { ref: component['bom-ref'], dependsOn: [...refs].toSorted() },
      ...bom.dependencies
        .filter(({ ref }) => isPart(ref))
        .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isPart) })),
    ],
  };
}

function withLicense(one: Component, licenses: ReadonlyMap<string, string>): Component {
  const known = licenses.get(one['bom-ref']);
  if (one.licenses || !known) return one;
  return { ...one, licenses: [known.includes(' ') ? { expression: known } : { license: { id: known } }] };
}
