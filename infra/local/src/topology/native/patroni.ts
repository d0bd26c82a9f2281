import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findServerAccount, nobody } from '../../postgres/server-user.js';
import { answers } from '../../processes/answers.js';
import { endPostgres } from './end-postgres.js';
import { programOf } from './packages.js';
import { postgresSettings, timing } from './patroni-settings.js';
import { archiveFrom } from './pgbackrest.js';
import { postgresFolder, postgresHome } from './postgres-folder.js';
import type { ServerPlan } from './server.js';
import { addressOf, folderOf, type Shape, writeSecretFile } from './shape.js';
import { type Zone, zones } from './zones.js';

/** A PostgreSQL with the Patroni that starts it, and says whether it is the primary. */
export function patroniIn(zone: Zone, shape: Shape): ServerPlan {
  const name = `patroni-${zone}`;
  const folder = folderOf(shape, name);
  const { user } = findServerAccount(postgresHome, join(folder, 'data'));
  const identity = user === 'nobody' ? nobody() : {};
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (user === 'nobody') chownSync(folder, nobody().uid, nobody().gid);
  const configuration = join(folder, 'patroni.json');
  writeSecretFile(configuration, JSON.stringify(configurationOf(zone, shape, folder), null, 2), identity);
  const [file, args] = [programOf('patroni'), [configuration]];
  return {
    name,
    zone,
    ...(user === 'namespace' ? { file: 'unshare', args: ['-U', file, ...args] } : { file, args }),
    env: { HOME: folder, PYTHONUNBUFFERED: '1' },
    identity,
    isReady: () => answers(`http://${addressOf(shape, name)}/health`),
    endRest: () => endPostgres(postgresFolder(shape, zone)),
  };
}

/** JSON is YAML, too. */
function configurationOf(zone: Zone, shape: Shape, folder: string): object {
  const { passwords } = shape;
  const rest = addressOf(shape, `patroni-${zone}`);
  const server = addressOf(shape, `postgres-${zone}`);
  return {
    scope: 'northlight',
    name: `postgres-${zone}`,
    log: { level: 'INFO' },
    restapi: {
      listen: rest,
      connect_address: rest,
      authentication: { username: 'patroni', password: passwords.patroni },
    },
    // by the older protocol, in which Debian's Patroni is safe (docs/adr/0109)
    etcd: { hosts: zones.map((one) => addressOf(shape, `etcd-${one}`)) },
    bootstrap: {
      dcs: { ...timing, postgresql: { use_pg_rewind: true, use_slots: true, parameters: postgresSettings } },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: server,
      connect_address: server,
      data_dir: join(folder, 'data'),
      bin_dir: join(postgresHome, 'bin'),
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: passwords.superuser },
        replication: { username: 'replicator', password: passwords.replicator },
      },
      parameters: archiveFrom(zone, shape),
      pg_hba: [
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication replicator 127.0.0.1/32 scram-sha-256',
        // backups
        'local all postgres scram-sha-256',
      ],
    },
    // a machine with a watchdog device has it: it ends a primary whose Patroni hangs
    watchdog: { mode: 'off' },
  };
}
