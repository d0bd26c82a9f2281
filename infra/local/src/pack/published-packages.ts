import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sources of a package, and where their modules lie once it is packed. */
export interface PackagePart {
  readonly src: string;
  readonly dist: string;
  /** Whether they run in a browser: they name files by their real extension, and may have JSX. */
  readonly isForBrowsers: boolean;
}

/** A package that teams outside of this repository install. */
export interface PublishedPackage {
  readonly name: string;
  /** As in `packages/site-kit`. */
  readonly folder: string;
  readonly json: PackageJson;
  readonly parts: readonly PackagePart[];
}

type Target = string | Readonly<Record<string, string>>;

export interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, Target>>;
  readonly files?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional: boolean }>>;
}

const node: PackagePart = { src: 'src', dist: 'dist', isForBrowsers: false };
const browser: PackagePart = { ...node, isForBrowsers: true };
const stub: PackagePart = { src: 'stub', dist: 'dist/stub', isForBrowsers: true };

/** In an order in which each finds the types of those that it imports. */
const partsOf: Readonly<Record<string, readonly PackagePart[]>> = {
  texts: [node],
  contracts: [node],
  client: [node],
  'site-kit': [browser],
  'front-tools': [node, stub],
  'create-front': [node],
};

export const publishedPackages = (root: string): PublishedPackage[] =>
  Object.entries(partsOf).map(([folder, parts]) => {
    const json = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8')) as PackageJson;
    return { name: json.name, folder: join('packages', folder), json, parts };
  });
