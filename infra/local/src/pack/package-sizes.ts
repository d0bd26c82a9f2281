import { readFileSync, statSync, writeFileSync } from 'node:fs';
import type { Tarball } from './pack-packages.js';

/** What each package weighed, packed, when somebody last looked: bytes by name. */
const figures = 'infra/local/package-sizes.json';
/** A package that has grown by more than a tenth has grown for a reason, which somebody states. */
const TOLERANCE = 1.1;

export type PackageSizes = Readonly<Record<string, number>>;

export const sizesOf = (tarballs: readonly Tarball[]): PackageSizes =>
  Object.fromEntries(tarballs.map(({ name, file }) => [name, statSync(file).size]));

export const knownSizes = (): PackageSizes => JSON.parse(readFileSync(figures, 'utf8')) as PackageSizes;

export const writeSizes = (sizes: PackageSizes): void =>
  writeFileSync(figures, `${JSON.stringify({ ...knownSizes(), ...sizes }, null, 2)}\n`);

/** A sentence for each package that weighs more than its figure allows, or has none. */
export const heavyPackages = (sizes: PackageSizes, known: PackageSizes): string[] =>
  Object.entries(sizes)
    .filter(([name, bytes]) => bytes > (known[name] ?? 0) * TOLERANCE)
    .map(([name, bytes]) => `${name} is ${inKB(bytes)} packed, its figure is ${inKB(known[name] ?? 0)}.`);

export const inKB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
