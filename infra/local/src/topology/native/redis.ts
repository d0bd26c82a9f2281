import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { programOf } from './packages.js';
import { portOf } from './ports.js';
import { pongs } from './probes.js';
import type { ServerPlan } from './server.js';
import { folderOf, type Shape, writeSecretFile } from './shape.js';
import { type Zone, zones } from './zones.js';

/** The name of the master for those who ask a Sentinel. */
export const masterName = 'northlight';

/**
 * A Redis; that of the first zone begins as master. Its file is written once: from then on Redis keeps in it whose replica it
 * is.
 */
export function redisIn(zone: Zone, shape: Shape): ServerPlan {
  const name = `redis-${zone}`;
  const folder = folderOf(shape, name);
  const { redis } = shape.passwords;
  const master = zone === zones[0] ? [] : [`replicaof 127.0.0.1 ${portOf(shape.ports, `redis-${zones[0]}`)}`];
  const lines = [
    'bind 127.0.0.1',
    `port ${portOf(shape.ports, name)}`,
    `dir ${folder}`,
    `requirepass ${redis}`,
    `masterauth ${redis}`,
    'appendonly yes',
    'maxmemory-policy noeviction',
    // a master that has lost everybody takes nothing more that would be thrown away with it
    'min-replicas-to-write 1',
    'min-replicas-max-lag 10',
    'repl-ping-replica-period 2',
    'repl-timeout 10',
    ...master,
  ];
  return {
    name,
    zone,
    file: programOf('redis-server'),
    args: [once(join(folder, 'redis.conf'), lines)],
    isReady: () => pongs(portOf(shape.ports, name), redis),
  };
}

/** Who watches the Redis servers, and makes another one the master when two of three miss it. */
export function sentinelIn(zone: Zone, shape: Shape): ServerPlan {
  const name = `sentinel-${zone}`;
  const folder = folderOf(shape, name);
  const { redis, sentinel } = shape.passwords;
  const lines = [
    'bind 127.0.0.1',
    `port ${portOf(shape.ports, name)}`,
    `dir ${folder}`,
    `requirepass ${sentinel}`,
    `sentinel sentinel-pass ${sentinel}`,
    `sentinel monitor ${masterName} 127.0.0.1 ${portOf(shape.ports, `redis-${zones[0]}`)} 2`,
    `sentinel auth-pass ${masterName} ${redis}`,
    `sentinel down-after-milliseconds ${masterName} 3000`,
    `sentinel failover-timeout ${masterName} 10000`,
    `sentinel parallel-syncs ${masterName} 1`,
  ];
  return {
    name,
    zone,
    file: programOf('redis-sentinel'),
    args: [once(join(folder, 'sentinel.conf'), lines)],
    isReady: () => pongs(portOf(shape.ports, name), sentinel),
  };
}

function once(file: string, lines: readonly string[]): string {
  if (!existsSync(file)) writeSecretFile(file, `${lines.join('\n')}\n`);
  return file;
}
