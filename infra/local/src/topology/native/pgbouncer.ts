import { chownSync } from 'node:fs';
import { join } from 'node:path';
import { nobody } from '../../postgres/server-user.js';
import { programOf } from './packages.js';
import { portOf } from './ports.js';
import { listens } from './probes.js';
import type { ServerPlan } from './server.js';
import { folderOf, type Shape, writeSecretFile } from './shape.js';
import { processZones } from './zones.js';

/** The role of those who only read. */
export const reader = 'northlight_reader';

/**
 * A pool for people and programs that read: reports, dashboards, exports. It leads to replicas only, one transaction at a
 * time. The processes of the product are no guests of it (docs/adr/0109).
 */
export function pgbouncerOf(shape: Shape): ServerPlan {
  const name = 'pgbouncer';
  const folder = folderOf(shape, name);
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot ? nobody() : {};
  if (isRoot) chownSync(folder, nobody().uid, nobody().gid);
  const users = join(folder, 'users.txt');
  writeSecretFile(users, `"${reader}" "${shape.passwords.reader}"\n`, identity);
  const file = join(folder, 'pgbouncer.ini');
  const port = portOf(shape.ports, name);
  const replicas = portOf(shape.ports, `haproxy-replicas-${processZones[0]}`);
  writeSecretFile(file, configurationOf({ port, replicas, users }), identity);
  return { name, file: programOf('pgbouncer'), args: [file], identity, isReady: () => listens(port) };
}

const configurationOf = ({ port, replicas, users }: { port: number; replicas: number; users: string }): string => `
[databases]
northlight = host=127.0.0.1 port=${replicas} dbname=northlight
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 10
max_client_conn = 500
server_login_retry = 1
`;
