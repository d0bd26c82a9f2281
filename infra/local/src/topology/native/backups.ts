import { join } from 'node:path';
import { Client } from 'pg';
import { findServerAccount, nobody } from '../../postgres/server-user.js';
import { PlainError } from '../../processes/plain-error.js';
import { type RunResult, run } from '../../processes/run.js';
import { backupStanza } from '../topology.js';
import { primaryZone } from './cluster-state.js';
import { superuserUrl } from './database.js';
import { programOf } from './packages.js';
import { backupConfiguration, backupFolder } from './pgbackrest.js';
import { postgresHome } from './postgres-folder.js';
import type { Shape } from './shape.js';
import type { Zone } from './zones.js';

export type BackupKind = 'full' | 'diff';

/** Where pgBackRest is told what to work with, and as whom it is run. */
export interface BackupTool {
  readonly configuration: string;
  readonly user: 'self' | 'nobody' | 'namespace';
  /** Has the passwords of those who may make backups; none: no server is asked. */
  readonly passwordFile?: string;
}

/** pgBackRest as the PostgreSQL of a zone uses it. */
export const backupToolOf = (shape: Pick<Shape, 'folder'>, zone: Zone): BackupTool => ({
  configuration: backupConfiguration(shape, zone),
  // of the folder around: that of a server may be gone with its disk
  user: findServerAccount(postgresHome, join(shape.folder, 'postgres')).user,
  passwordFile: join(backupFolder(shape), 'pgpass'),
});

/** Program, arguments and identity of pgBackRest for a command of it. */
export function pgbackrestCommand({ configuration, user, passwordFile = '' }: BackupTool, args: readonly string[]) {
  const file = programOf('pgbackrest');
  const all = [`--config=${configuration}`, `--stanza=${backupStanza}`, ...args];
  const identity = user === 'nobody' ? nobody() : {};
  const env = { PATH: process.env.PATH, LANG: 'C.UTF-8', TZ: 'UTC', PGPASSFILE: passwordFile };
  const options = { ...identity, env, cwd: '/' };
  return user === 'namespace' ? { file: 'unshare', args: ['-U', file, ...all], options } : { file, args: all, options };
}

/** Runs a command of pgBackRest to its end. @returns what it said @throws {PlainError} with that, when it fails */
export async function pgbackrest(tool: BackupTool, args: readonly string[], signal?: AbortSignal): Promise<string> {
  const { file, args: all, options } = pgbackrestCommand(tool, args);
  const { code, output }: RunResult = await run(file, all, { ...options, ...(signal && { signal }) });
  if (code !== 0) throw new PlainError(`pgBackRest could not ${args.at(-1)}:\n${output.trim().slice(-2_000)}`);
  return output.trim();
}

/** Of the server that is the primary now. @throws {PlainError} while there is none */
export async function backupToolOfPrimary(shape: Shape): Promise<BackupTool> {
  const zone = await primaryZone(shape);
  if (!zone) throw new PlainError('There is no primary to make a backup of');
  return backupToolOf(shape, zone);
}

/** Begins the repository of backups; one that is there stays as it is. */
export const makeStanza = async (shape: Shape): Promise<string> =>
  pgbackrest(await backupToolOfPrimary(shape), ['stanza-create']);

/**
 * Makes a backup. A first one is full whatever its kind. Right after a failover pgBackRest refuses one until the new primary
 * has made a checkpoint: it makes one first.
 */
export async function backUp(shape: Shape, kind: BackupKind, signal?: AbortSignal): Promise<string> {
  const client = new Client({ connectionString: superuserUrl(shape) });
  await client.connect();
  await client.query('checkpoint').finally(() => client.end());
  return pgbackrest(await backupToolOfPrimary(shape), [`--type=${kind}`, 'backup'], signal);
}
