import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../processes/identity.js';
import { PlainError } from '../processes/plain-error.js';
import { type RunResult, run } from '../processes/run.js';
import { commandOf, nobody, type ServerAccount } from './server-user.js';

/** The owner role of every database of the embedded server. */
export const owner = 'northlight';

/** Runs a tool of PostgreSQL as the server's user, from a folder that everybody may enter, with a clean environment. */
export function runTool(account: ServerAccount, tool: string, args: readonly string[]): Promise<RunResult> {
  const command = commandOf(account, tool, args);
  const env = { PATH: process.env.PATH, LANG: 'C', TZ: 'UTC', SYSTEMROOT: process.env.SYSTEMROOT };
  return run(command.file, command.args, { ...command.identity, cwd: '/', env });
}

/**
 * Makes the data folder of a server, once. A folder left half made by a killed start is made anew.
 * @throws PlainError with the output of initdb when it fails
 */
export async function createCluster(account: ServerAccount, password: string): Promise<void> {
  const ready = join(account.dir, 'northlight.ready');
  if (existsSync(ready)) return;
  rmSync(account.dir, { recursive: true, force: true });
  const secret = `${account.dir}.${randomBytes(4).toString('hex')}.pw`;
  writeFileSync(secret, password, { mode: 0o400 });
  try {
    mkdirSync(account.dir, { recursive: true, mode: 0o700 });
    lend(account, account.dir, secret);
    const made = await runTool(account, 'initdb', initArguments(account.dir, secret));
    if (made.code !== 0) throw new PlainError(`PostgreSQL could not make its data folder:\n${made.output.trim()}`);
  } finally {
    rmSync(secret, { force: true });
  }
  writeFileSync(ready, '');
  lend(account, ready);
}

/** Hands a cluster that another user made (root today, somebody else yesterday) to the one who runs it now. */
export function adoptCluster(account: ServerAccount): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = account.user === 'nobody' ? nobody() : { uid: 0, gid: 0 };
  const hand = (path: string): void => {
    lchownSync(path, uid, gid);
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.isDirectory()) hand(join(path, entry.name));
      else lchownSync(join(path, entry.name), uid, gid);
    }
  };
  hand(account.dir);
}

/** The port and process of the server that runs on this folder; undefined when none does. */
export function runningServer(dir: string): { pid: number; port: number } | undefined {
  const file = join(dir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 && isAlive(pid) && isServerOf(pid) ? { pid, port } : undefined;
}

/** Forgets the pid file of a dead server, whose number another program may have by now. */
export function forgetDeadServer(dir: string): void {
  if (runningServer(dir) === undefined) rmSync(join(dir, 'postmaster.pid'), { force: true });
}

function isServerOf(pid: number): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return false;
  }
}

function lend({ user }: ServerAccount, ...paths: string[]): void {
  if (user !== 'nobody') return;
  const { uid, gid } = nobody();
  for (const path of paths) chownSync(path, uid, gid);
}

function initArguments(dir: string, secret: string): string[] {
  const text = ['-E', 'UTF8', '--locale-provider=builtin', '--locale=C', '--builtin-locale=C.UTF-8'];
  return ['-D', dir, '-U', owner, `--pwfile=${secret}`, '--auth=scram-sha-256', '--no-instructions', ...text];
}
