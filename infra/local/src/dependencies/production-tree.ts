import { readFileSync } from 'node:fs';

/** A package as the lock file has it. */
export interface LockedPackage {
  readonly version?: string;
  /** Of a link: the folder of the workspace. */
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export interface PackageLock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** What runs in production, and what browsers are sent; the tools with which fronts are published are part of the image. */
const roots = ['services', 'shell', 'mfe-catalog', 'mfe-booking', 'mfe-admin', 'mfe-franchise', 'packages/front-tools'];

export const readLock = (): PackageLock => JSON.parse(readFileSync('package-lock.json', 'utf8')) as PackageLock;

/**
 * The packages of others that production needs, for every system that the lock file knows. npm cannot be asked: for it, a
 * package that is also a development dependency of any workspace is none of production (npm/cli#7909).
 * @returns their folders (`node_modules/pg`), with what the lock file says of each
 */
export function productionPackages({ packages }: PackageLock): ReadonlyMap<string, LockedPackage> {
  const found = new Map<string, LockedPackage>();
  const seen = new Set<string>();
  const waiting = [...roots];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const entry = packages[at];
    if (!entry || seen.has(at)) continue;
    seen.add(at);
    if (at.includes('node_modules/') && !entry.link) found.set(at, entry);
    waiting.push(...foldersNeeded(packages, at, entry));
  }
  return found;
}

/** `@nestjs/common` of `services/node_modules/@nestjs/common`. */
export const packageName = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 13);

/** A link needs what the folder needs to which it leads. */
const foldersNeeded = (packages: PackageLock['packages'], at: string, entry: LockedPackage): string[] =>
  entry.link ? [entry.resolved ?? ''] : neededBy(entry).flatMap((name) => folderOf(packages, at, name) ?? []);

function neededBy({ dependencies, optionalDependencies, ...entry }: LockedPackage): string[] {
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => !entry.peerDependenciesMeta?.[name]?.optional,
  );
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Looks as Node does: in the package's own node_modules, then in those of each folder above. */
function folderOf(packages: PackageLock['packages'], from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const folder = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (packages[folder]) return folder;
    if (at === '') return undefined;
  }
}
