import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const imports = /\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g;
const ownPackage = /^@northlight\/([\w-]+)(\/[\w-]+)?$/;

interface PackageFile {
  readonly exports?: Readonly<Record<string, { readonly default?: string }>>;
}

/** Which compiled files of this clone a program loads, as their imports say. Packages of npm are left out. */
export class ModuleGraph {
  private readonly known = new Map<string, readonly string[]>();

  constructor(private readonly root: string) {}

  /** Every file that a program loads, beginning with its entries. */
  filesOf(entries: readonly string[]): ReadonlySet<string> {
    const files = new Set<string>();
    const queue = [...entries];
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (files.has(file)) continue;
      files.add(file);
      queue.push(...this.importsOf(file));
    }
    return files;
  }

  /** They are read again when somebody asks. */
  forget(files: readonly string[]): void {
    for (const file of files) this.known.delete(file);
  }

  private importsOf(file: string): readonly string[] {
    const before = this.known.get(file);
    if (before) return before;
    const found = [...textOf(file).matchAll(imports)].flatMap(([, name = '']) => this.placeOf(name, file) ?? []);
    this.known.set(file, found);
    return found;
  }

  private placeOf(name: string, from: string): string | undefined {
    if (name.startsWith('.')) return join(dirname(from), name);
    const [, folder, entry = ''] = ownPackage.exec(name) ?? [];
    if (!folder) return undefined;
    const home = join(this.root, 'packages', folder);
    const { exports = {} } = JSON.parse(textOf(join(home, 'package.json')) || '{}') as PackageFile;
    const file = exports[`.${entry}`]?.default;
    return file && join(home, file);
  }
}

/** A file that is gone imports nothing. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
