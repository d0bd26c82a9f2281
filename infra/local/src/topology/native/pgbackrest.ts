import { createHash } from 'node:crypto';
import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findServerAccount, nobody } from '../../postgres/server-user.js';
import { archiving, backupStanza } from '../topology.js';
import { programOf } from './packages.js';
import { postgresFolder, postgresHome } from './postgres-folder.js';
import { folderOf, type Shape, writeSecretFile } from './shape.js';
import type { Zone } from './zones.js';

/** What pgBackRest works with: where it keeps backups, and the PostgreSQL that it reads. */
export interface BackupPlace {
  /** Has the repository, and what pgBackRest writes down. */
  readonly folder: string;
  readonly passphrase: string;
  readonly server: { readonly data: string; readonly port: number; readonly socket: string };
}

/** What every form says, and what is of this machine. */
export function pgbackrestFile({ folder, passphrase, server }: BackupPlace): string {
  const here = {
    'repo1-path': join(folder, 'repository'),
    'repo1-cipher-pass': passphrase,
    'log-path': join(folder, 'log'),
    'lock-path': join(folder, 'lock'),
    'spool-path': join(folder, 'spool'),
  };
  const one = { 'pg1-path': server.data, 'pg1-port': server.port, 'pg1-socket-path': server.socket };
  return [
    readFileSync('infra/backup/pgbackrest.conf', 'utf8').trimEnd(),
    ...linesOf(here),
    `[${backupStanza}]`,
    ...linesOf({ ...one, 'pg1-user': 'postgres' }),
    '',
  ].join('\n');
}

const linesOf = (settings: Readonly<Record<string, string | number>>): string[] =>
  Object.entries(settings).map(([name, value]) => `${name}=${value}`);

/** Makes the folders that pgBackRest writes to. @param owner who runs PostgreSQL, where that is another user */
export function makeBackupFolders(folder: string, owner: { readonly uid?: number; readonly gid?: number }): void {
  for (const path of [folder, ...['repository', 'log', 'lock', 'spool'].map((name) => join(folder, name))]) {
    mkdirSync(path, { recursive: true, mode: 0o750 });
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(path, owner.uid, owner.gid);
  }
}

/** pgBackRest asks a server for its backup over a socket; the path of one has 107 bytes, so it is not in the data folder. */
export function socketFolder({ folder }: Pick<Shape, 'folder'>, owner: { uid?: number; gid?: number }): string {
  const path = join(tmpdir(), `northlight-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(path, owner.uid, owner.gid);
  return path;
}

/** The folder of backups of a topology. */
export const backupFolder = (shape: Pick<Shape, 'folder'>): string => join(shape.folder, 'pgbackrest');

/** The file of pgBackRest for the PostgreSQL of a zone. */
export const backupConfiguration = (shape: Pick<Shape, 'folder'>, zone: Zone): string =>
  join(backupFolder(shape), `pgbackrest-${zone}.conf`);

/** Who pgBackRest runs as: whoever PostgreSQL does, as both read its files. */
export const backupOwner = (shape: Pick<Shape, 'folder'>, zone: Zone): { uid?: number; gid?: number } =>
  findServerAccount(postgresHome, postgresFolder(shape, zone)).user === 'nobody' ? nobody() : {};

/**
 * Writes what pgBackRest needs to know of a zone. @returns what its PostgreSQL is told, so that every segment of its log is in
 * the archive a minute after it was begun
 */
export function archiveFrom(zone: Zone, shape: Shape): Readonly<Record<string, string>> {
  const owner = backupOwner(shape, zone);
  const socket = socketFolder(shape, owner);
  const folder = folderOf(shape, 'pgbackrest');
  makeBackupFolders(folder, owner);
  const configuration = backupConfiguration(shape, zone);
  const server = { data: postgresFolder(shape, zone), port: shape.ports[`postgres-${zone}`] ?? 0, socket };
  writeSecretFile(configuration, pgbackrestFile({ folder, passphrase: shape.passwords.backup, server }), owner);
  writeSecretFile(join(folder, 'pgpass'), `*:*:*:postgres:${shape.passwords.superuser}\n`, owner);
  const script = join(folder, 'archive-push.sh');
  writeSecretFile(script, readFileSync('infra/backup/archive-push.sh', 'utf8'), owner);
  const program = `${programOf('pgbackrest')} --config=${configuration}`;
  return {
    ...archiving,
    archive_command: `sh ${script} ${program} --stanza=${backupStanza} archive-push %p`,
    unix_socket_directories: socket,
  };
}
