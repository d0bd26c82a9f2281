import { etcdIn } from './etcd.js';
import { haproxyIn } from './haproxy.js';
import { ledgerServer, ledgerServersOf } from './ledger-server.js';
import { patroniIn } from './patroni.js';
import { pgbouncerOf } from './pgbouncer.js';
import { redisIn, sentinelIn } from './redis.js';
import type { ServerPlan } from './server.js';
import type { Shape } from './shape.js';
import { processZones, zones } from './zones.js';

/** Servers that start together, and what they come to in words. */
export interface ServerGroup {
  readonly sentence: string;
  readonly plans: readonly ServerPlan[];
}

/** What stands behind the processes, in the order in which it starts. */
export const serversBehind = (shape: Shape): ServerGroup[] => [
  { sentence: 'Starting etcd in three zones', plans: zones.map((zone) => etcdIn(zone, shape)) },
  {
    sentence: 'Starting PostgreSQL and Redis in three zones',
    plans: [
      ...zones.map((zone) => patroniIn(zone, shape)),
      ...zones.map((zone) => redisIn(zone, shape)),
      ...ledgerServersOf(shape.ports).map((name) => ledgerServer(name, shape)),
    ],
  },
  {
    sentence: 'Starting Sentinels, balancers and PgBouncer',
    plans: [
      ...zones.map((zone) => sentinelIn(zone, shape)),
      ...processZones.map((zone) => haproxyIn(zone, shape)),
      pgbouncerOf(shape),
    ],
  },
];
