import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../../../../test/free-port.js';
import { until } from '../../../../test/until.js';

export const hasRedisClusters = ['redis-server', 'redis-cli'].every(
  (program) => spawnSync(program, ['--version']).status === 0,
);

const password = 'of-the-cluster';
const LOST_AFTER_MS = 1_000;

/** Three masters with their replicas, each a process. */
export interface ClusterHouse {
  /** For REDIS_URL; it names two of the servers. */
  readonly url: string;
  /** The port of the master that has a key. */
  masterOf(key: string): Promise<number>;
  /** The keys that each master has, by its port. */
  keys(): Promise<ReadonlyMap<number, readonly string[]>>;
  kill(port: number): void;
  stop(): Promise<void>;
}

/** @param replicas of each of the three masters */
export async function clusterHouse(replicas = 1): Promise<ClusterHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-cluster-'));
  const children = new Map<number, ChildProcess>();
  const servers: string[] = [];
  for (let nth = 0; nth < 3 * (1 + replicas); nth++) {
    const [port, busPort] = [await freePort(), await freePort()];
    const file = join(folder, `${port}.conf`);
    writeFileSync(file, linesOf(port, busPort, folder).join('\n'));
    children.set(port, spawn('redis-server', [file], { stdio: 'ignore' }));
    servers.push(`127.0.0.1:${port}@${busPort}`);
  }
  const living = () => [...children].filter(([, child]) => !child.killed).map(([port]) => port);
  const stop = async (): Promise<void> => {
    await Promise.all([...children.values()].map(end));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await until(async () => (await Promise.all(living().map(answers))).every(Boolean));
    await create(servers, replicas);
    await until(async () => (await Promise.all(living().map((port) => isWhole(port, replicas)))).every(Boolean));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `redis+cluster://:${password}@${living()
      .slice(0, 2)
      .map((port) => `127.0.0.1:${port}`)
      .join()}`,
    masterOf: async (key) => {
      const [slot] = await onServer(living()[0] as number, (redis) => redis.cluster('KEYSLOT', key).then((n) => [n]));
      return masterOfSlot(Number(slot), living()[0] as number);
    },
    keys: async () => keysOf(await mastersOf(living()[0] as number)),
    kill: (port) => void children.get(port)?.kill('SIGKILL'),
    stop,
  };
}

const linesOf = (port: number, busPort: number, folder: string): string[] => [
  'bind 127.0.0.1',
  `port ${port}`,
  `cluster-port ${busPort}`,
  `dir ${folder}`,
  'save ""',
  'cluster-enabled yes',
  `cluster-config-file ${port}.nodes`,
  `cluster-node-timeout ${LOST_AFTER_MS}`,
  `requirepass ${password}`,
  `masterauth ${password}`,
];

async function create(servers: readonly string[], replicas: number): Promise<void> {
  const how = ['--cluster-replicas', String(replicas), '--cluster-yes'];
  const env = { ...process.env, REDISCLI_AUTH: password };
  const cli = spawn('redis-cli', ['--cluster', 'create', ...servers, ...how], { env });
  let text = '';
  cli.stdout.on('data', (chunk) => (text += chunk));
  const [code] = await once(cli, 'exit');
  if (code !== 0) throw new Error(`redis-cli makes no cluster: ${text}`);
}

async function onServer<Answer>(port: number, work: (redis: Redis) => Promise<Answer>): Promise<Answer> {
  const redis = new Redis({ port, password, retryStrategy: null, lazyConnect: true });
  redis.on('error', () => undefined);
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}

const answers = (port: number): Promise<boolean> =>
  onServer(port, async (redis) => (await redis.ping()) === 'PONG').catch(() => false);

const isWhole = (port: number, wanted: number): Promise<boolean> =>
  onServer(port, async (redis) => {
    const info = String(await redis.cluster('INFO'));
    const masters = await slotsOf(redis);
    return info.includes('cluster_state:ok') && masters.every(({ replicas }) => replicas === wanted);
  });

interface Slots {
  readonly first: number;
  readonly last: number;
  readonly port: number;
  readonly replicas: number;
}

async function slotsOf(redis: Redis): Promise<Slots[]> {
  const rows = await redis.cluster('SLOTS');
  return rows.map(([first, last, master, ...replicas]) => ({
    ...{ first, last, port: Number(master?.[1]) },
    replicas: replicas.length,
  }));
}

async function masterOfSlot(slot: number, anyPort: number): Promise<number> {
  const all = await onServer(anyPort, slotsOf);
  return all.find(({ first, last }) => first <= slot && slot <= last)?.port ?? 0;
}

const mastersOf = (anyPort: number): Promise<number[]> =>
  onServer(anyPort, async (redis) => [...new Set((await slotsOf(redis)).map(({ port }) => port))]);

async function keysOf(ports: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> {
  const read = async (port: number) => [port, await onServer(port, (redis) => redis.keys('*'))] as const;
  return new Map(await Promise.all(ports.map(read)));
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
