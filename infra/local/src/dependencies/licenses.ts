import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LockedPackage, packageName } from './production-tree.js';

/** Licenses of what production runs, and why each may be there. A package under another one is refused. */
const allowed: Readonly<Record<string, string>> = {
  MIT: 'permissive: the notice goes along',
  'MIT-0': 'permissive, without a notice',
  ISC: 'permissive: the notice goes along',
  '0BSD': 'permissive, without a notice',
  'BSD-2-Clause': 'permissive: the notice goes along',
  'BSD-3-Clause': 'permissive: the notice goes along',
  'Apache-2.0': 'permissive, with a grant of patents: license and NOTICE go along',
  'BlueOak-1.0.0': 'permissive: the notice or its address goes along',
  'CC0-1.0': 'public domain',
  Unlicense: 'public domain',
  'Python-2.0': 'permissive: the notice goes along (argparse, which was ported from Python)',
  'OFL-1.1': 'fonts, sent as they are, under their own names',
  'LGPL-3.0-or-later': 'libvips, a shared library that sharp loads and anybody may replace: its notice goes along',
};

/** Packages whose manifest says nothing, and what the text says that they come with; another version is read anew. */
const readInTheirTexts: Readonly<Record<string, string>> = { 'pause@0.0.1': 'MIT', 'png-js@2.0.0': 'MIT' };

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | { readonly type: string };
  /** As npm had it before 2015. */
  readonly licenses?: readonly { readonly type: string }[];
}

/** What one package says of its license. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; empty where it says nothing. */
  readonly license: string;
  readonly folder: string;
}

/** Those of the packages that are installed here; what is for other systems is not. */
export const licensesOf = (packages: ReadonlyMap<string, LockedPackage>): LicensedPackage[] =>
  [...packages.keys()]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
      return { name: packageName(folder), version: manifest.version, license: statedBy(manifest), folder };
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en') || one.folder.localeCompare(other.folder, 'en'));

/** One sentence for each package whose license is not on the list. */
export const licenseBreaches = (packages: readonly LicensedPackage[]): string[] =>
  packages
    .filter(({ license }) => !isAllowed(license))
    .map(({ name, version, license }) => `${name} ${version} is under "${license}", which no reason allows`);

function statedBy({ name, version, license, licenses = [] }: Manifest): string {
  if (typeof license === 'string') return license;
  const stated = license?.type ?? licenses.map(({ type }) => type).join(' OR ');
  return stated || (readInTheirTexts[`${name}@${version}`] ?? '');
}

/** `A OR B` is one of ours to choose, `A AND B` binds by both. */
const isAllowed = (license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(/ OR /i)
    .some((one) => one.split(/ AND /i).every((id) => Object.hasOwn(allowed, id.trim())));
