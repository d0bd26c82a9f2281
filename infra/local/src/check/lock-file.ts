interface LockEntry {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface LockFile {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

/**
 * What is wrong with a lock file: a binary of another system that npm dropped quietly (then `npm ci` fails there), or
 * the name of the registry it was made with.
 */
export function lockBreaches(lock: LockFile): string[] {
  const entries = Object.entries(lock.packages);
  const incomplete = entries.flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isLocked(lock, path, name))
      .map((name) => `package-lock.json: ${path || 'the root'} wants ${name}, which is missing`),
  );
  const hosts = entries
    .filter(([, { resolved }]) => /^https?:/.test(resolved ?? ''))
    .map(([path, { resolved }]) => `package-lock.json: ${path} names the host of ${resolved}`);
  return [...incomplete, ...hosts];
}

/** Looks as Node does: in the package's own node_modules, then in those of each folder above. */
function isLocked(lock: LockFile, path: string, name: string): boolean {
  for (let at = path; ; at = above(at)) {
    if (lock.packages[at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`]) return true;
    if (at === '') return false;
  }
}

const above = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
