import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { commandOf } from '../postgres/server-user.js';
import { backupToolOf } from '../topology/native/backups.js';
import { endPostgres } from '../topology/native/end-postgres.js';
import { archiveFrom } from '../topology/native/pgbackrest.js';
import { postgresFolder, postgresHome } from '../topology/native/postgres-folder.js';
import { addressOf, type Shape } from '../topology/native/shape.js';
import type { Zone } from '../topology/native/zones.js';
import { untilRestored } from './restored-database.js';

/** What pgBackRest has set for this one recovery: a copy of the server that follows it would stop at that moment, too. */
const ofRecovery = [
  'restore_command',
  'recovery_target',
  'recovery_target_time',
  'recovery_target_action',
  'recovery_target_timeline',
];

/** It waits for no other server, and follows none. */
const ofNobody = ['hot_standby=off', 'synchronous_standby_names=', 'primary_conninfo='];

/**
 * Runs a PostgreSQL of the topology by itself until it has gone through its log, and archives from then on: the history of its new
 * timeline has to be in the archive. @returns its address, of the owner of the tables
 */
export async function serveForRecovery(
  shape: Shape,
  { zone, signal }: { readonly zone: Zone; readonly signal?: AbortSignal | undefined },
): Promise<string> {
  const data = postgresFolder(shape, zone);
  const settings = Object.entries(archiveFrom(zone, shape)).map(([name, value]) => `${name}=${value}`);
  const alone = [`port=${shape.ports[`postgres-${zone}`]}`, 'listen_addresses=127.0.0.1', 'max_connections=200'];
  const given = [...settings, ...alone, ...ofNobody].flatMap((text) => ['-c', text]);
  const account = { user: backupToolOf(shape, zone).user, home: postgresHome };
  const { file, args, identity } = commandOf(account, 'postgres', ['-D', data, ...given]);
  const log = join(shape.folder, 'restore.log');
  const output = openSync(log, 'w', 0o600);
  const options = { ...identity, cwd: '/', env: { PATH: process.env.PATH }, detached: true };
  const server = spawn(file, args, { ...options, stdio: ['ignore', output, output] });
  const at = addressOf(shape, `postgres-${zone}`);
  const url = `postgres://northlight:${shape.passwords.northlight}@${at}/northlight`;
  try {
    await untilRestored(server, { url, log, signal });
    await forgetTarget(`postgres://postgres:${shape.passwords.superuser}@${at}/postgres`);
  } catch (error) {
    await endPostgres(data);
    throw error;
  }
  return url;
}

async function forgetTarget(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const name of ofRecovery) await client.query(`alter system reset ${name}`);
  } finally {
    await client.end();
  }
}
