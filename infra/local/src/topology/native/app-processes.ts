import { join } from 'node:path';
import type { ChildPlan } from '../../start/child.js';
import { type ProductProcess, processShapes } from '../topology.js';
import { changedSettings } from './changed-settings.js';
import { databaseUrl, readerUrls } from './database.js';
import { ledgerServersSetting } from './ledger-server.js';
import { portOf } from './ports.js';
import { masterName } from './redis.js';
import { addressOf, type Shape } from './shape.js';
import { processZones, zones } from './zones.js';

type ProcessZone = (typeof processZones)[number];

/** One process of the product, by its kind and zone. */
export interface AppProcess {
  readonly name: string;
  readonly zone: ProcessZone;
  readonly plan: ChildPlan;
  readonly metricsUrl: string;
}

/** Where the queues are: every Sentinel is named, and each knows the master. */
export const redisUrl = (shape: Shape): string => {
  const { redis, sentinel } = shape.passwords;
  const sentinels = zones.map((zone) => addressOf(shape, `sentinel-${zone}`));
  return `redis+sentinel://:${redis}@${sentinels.join()}/${masterName}?sentinelPassword=${sentinel}`;
};

/** What differs from zone to zone: each uses the balancer beside it. */
export function addressesIn(shape: Shape, zone: ProcessZone) {
  const LEDGER_SERVERS = ledgerServersSetting(shape);
  return {
    DATABASE_URL: databaseUrl(shape, zone),
    REDIS_URL: redisUrl(shape),
    API_URL: `http://${addressOf(shape, `haproxy-api-${zone}`)}`,
    ...(LEDGER_SERVERS && { LEDGER_SERVERS }),
  };
}

/** The processes of a kind, one in each zone that has processes. */
export const appProcesses = (kind: ProductProcess, shape: Shape, env: NodeJS.ProcessEnv): AppProcess[] =>
  processZones.map((zone) => {
    const name = `${kind}-${zone}`;
    const { entry, readyPath, drainSeconds, graceSeconds } = processShapes[kind];
    const port = portOf(shape.ports, name);
    const metricsPort = portOf(shape.ports, `${kind}-metrics-${zone}`);
    const own = {
      ...addressesIn(shape, zone),
      PORT: String(port),
      HOST: '127.0.0.1',
      METRICS_PORT: String(metricsPort),
      ...(kind === 'api' && { READER_URLS: readerUrls(shape, zone) }),
      DRAIN_SECONDS: String(drainSeconds),
    };
    const dataDir = env.DATA_DIR ?? '.data';
    return {
      name,
      zone,
      plan: {
        name,
        entry: join(process.cwd(), entry),
        env: { ...env, ...own },
        settingsNow: () => changedSettings(shape),
        dataDir,
        readyUrl: `http://127.0.0.1:${port}${readyPath}`,
        stopWithinMs: graceSeconds * 1_000,
      },
      metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    };
  });
