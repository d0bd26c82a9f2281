import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const left = new Set(['node_modules', '.git', '.data', 'test-results', 'playwright-report']);

/** Copies the sources; installed packages are linked, but the workspaces among them lead into the copy. */
export function copyClone(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !left.has(path.split(/[\\/]/).at(-1) ?? '') });
  for (const home of [
    '.',
    'services',
    'shell',
    'packages/texts',
    'packages/contracts',
    'packages/site-kit',
    'packages/front-tools',
    'infra/local',
  ]) {
    const modules = join(from, home, 'node_modules');
    if (existsSync(modules)) linkAll(modules, join(to, home, 'node_modules'));
  }
}

function linkAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const path = join(from, name);
    if (name === '@northlight') linkAll(path, join(to, name));
    else symlinkSync(lstatSync(path).isSymbolicLink() ? readlinkSync(path) : path, join(to, name));
  }
}
