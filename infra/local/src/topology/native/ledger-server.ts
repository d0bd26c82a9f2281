import { execFileSync } from 'node:child_process';
import { chownSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, findServerAccount, nobody } from '../../postgres/server-user.js';
import { endPostgres } from './end-postgres.js';
import { postgresSettings } from './patroni-settings.js';
import { type Ports, portOf } from './ports.js';
import { postgresHome } from './postgres-folder.js';
import { listens } from './probes.js';
import type { ServerPlan } from './server.js';
import { addressOf, folderOf, type Shape, writeSecretFile } from './shape.js';

const prefix = 'ledgers-';

/** The names of the servers beside home that may decide ledgers (docs/adr/0116), as the ports of a data folder have them. */
export const ledgerServersOf = (ports: Ports): string[] =>
  Object.keys(ports).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));

/** What LEDGER_SERVERS says; undefined where all ledgers are decided at home. */
export function ledgerServersSetting(shape: Shape): string | undefined {
  const login = `northlight:${shape.passwords.northlight}`;
  const all = ledgerServersOf(shape.ports).map(
    (name) => `${name}=postgres://${login}@${addressOf(shape, `${prefix}${name}`)}/northlight`,
  );
  return all.join() || undefined;
}

/** A PostgreSQL for ledgers, alone: without copies and without backups, to be tried. */
export function ledgerServer(server: string, shape: Shape): ServerPlan {
  const name = `${prefix}${server}`;
  const folder = folderOf(shape, name);
  const data = join(folder, 'data');
  const account = findServerAccount(postgresHome, data);
  const isLent = account.user === 'nobody';
  if (isLent) chownSync(folder, nobody().uid, nobody().gid);
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const password = join(folder, 'password');
    writeSecretFile(password, shape.passwords.superuser, isLent ? nobody() : {});
    const how = ['-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '-A', 'scram-sha-256', '--data-checksums'];
    const made = commandOf(account, 'initdb', ['-D', data, ...how, `--pwfile=${password}`]);
    execFileSync(made.file, made.args, { ...made.identity, cwd: '/', stdio: 'ignore' });
  }
  const port = portOf(shape.ports, name);
  const settings = { ...postgresSettings, listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  const said = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  return {
    name,
    ...commandOf(account, 'postgres', ['-D', data, '-p', String(port), ...said]),
    isReady: () => listens(port),
    endRest: () => endPostgres(data),
  };
}

/** Where somebody who may do everything finds a server for ledgers. */
export const ledgerSuperuserUrl = (shape: Shape, server: string, database: string): string =>
  `postgres://postgres:${shape.passwords.superuser}@${addressOf(shape, `${prefix}${server}`)}/${database}`;
