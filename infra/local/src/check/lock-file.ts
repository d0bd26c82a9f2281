interface LockEntry {
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
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

/**
 * Which scripts of packages nobody has decided about, and which decisions are about packages that are gone or have none.
 * @param allowed `allowScripts` of package.json: what runs when packages are installed, and what does not (docs/adr/0110)
 */
export function scriptBreaches({ packages }: LockFile, allowed: Readonly<Record<string, boolean>>): string[] {
  const scripted = Object.keys(packages)
    .filter((path) => packages[path]?.hasInstallScript)
    .map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  return [
    ...scripted
      .filter((name) => allowed[name] === undefined)
      .map((name) => `package.json: ${name} has an install script, and allowScripts does not say whether it may run`),
    ...Object.keys(allowed)
      .filter((name) => !scripted.includes(name))
      .map((name) => `package.json: allowScripts names ${name}, which has no install script`),
  ];
}

/** Looks as Node does: in the package's own node_modules, then in those of each folder above. */
function isLocked(lock: LockFile, path: string, name: string): boolean {
  for (let at = path; ; at = above(at)) {
    if (lock.packages[at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`]) return true;
    if (at === '') return false;
  }
}

const above = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
