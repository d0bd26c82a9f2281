import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { PlainError } from '../processes/plain-error.js';

/** Who the server runs as, from which binaries, on which folder. */
export interface ServerAccount {
  readonly user: 'self' | 'nobody' | 'namespace';
  readonly home: string;
  readonly dir: string;
  /** Set when the data could not live where it was asked for. */
  readonly notice?: string;
}

/**
 * PostgreSQL refuses to run as root. Root therefore lends it the user `nobody`; where `nobody` may not enter the
 * folders (a clone below /root), an own user namespace; where the kernel forbids that, a folder below /var/lib.
 */
export function findServerAccount(home: string, dir: string): ServerAccount {
  if (process.getuid?.() !== 0) return { user: hasName() ? 'self' : 'namespace', home, dir };
  if (isOpenToOthers(dirname(dir)) && answers(home, 'nobody')) return { user: 'nobody', home, dir };
  if (answers(home, 'namespace')) return { user: 'namespace', home, dir };
  return lodgeElsewhere(home, dir);
}

/** initdb asks for the name of its user; a container may run as a number without one, which a namespace calls nobody. */
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/** Program, arguments and identity with which a PostgreSQL tool is to be started in this lodging. */
export function commandOf(account: Pick<ServerAccount, 'user' | 'home'>, tool: string, args: readonly string[]) {
  const file = join(account.home, 'bin', process.platform === 'win32' ? `${tool}.exe` : tool);
  if (account.user === 'namespace') return { file: 'unshare', args: ['-U', file, ...args], identity: {} };
  return { file, args: [...args], identity: account.user === 'nobody' ? nobody() : {} };
}

/** The numbers of the user `nobody` of this machine. */
export function nobody(): { uid: number; gid: number } {
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : '';
  const found = /^nobody:[^:]*:(\d+):(\d+):/m.exec(users);
  return { uid: Number(found?.[1] ?? 65_534), gid: Number(found?.[2] ?? 65_534) };
}

function lodgeElsewhere(home: string, dir: string): ServerAccount {
  const place = join('/var/lib/northlight', createHash('sha256').update(resolve(dir)).digest('hex').slice(0, 12));
  const copy = join(place, 'native');
  mkdirSync(place, { recursive: true, mode: 0o755 });
  if (!existsSync(copy)) cpSync(home, copy, { recursive: true, verbatimSymlinks: true });
  if (!isOpenToOthers(place) || !answers(copy, 'nobody')) {
    throw new PlainError(
      'PostgreSQL does not run as root, and this root may lend it neither the user nobody nor a user namespace. ' +
        'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL of yours.',
    );
  }
  const notice = `PostgreSQL may not enter ${dirname(dir)} when root starts it: its data is kept in ${place} instead.`;
  return { user: 'nobody', home: copy, dir: join(place, 'postgres'), notice };
}

function answers(home: string, user: ServerAccount['user']): boolean {
  const { file, args, identity } = commandOf({ user, home }, 'postgres', ['--version']);
  return spawnSync(file, args, { ...identity, cwd: '/', stdio: 'ignore' }).status === 0;
}

function isOpenToOthers(folder: string): boolean {
  for (let at = resolve(folder); ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}
