import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../../../../test/free-port.js';
import { until } from '../../../../test/until.js';

/** Debian has the two programs in two packages. */
export const hasSentinels = ['redis-server', 'redis-sentinel'].every(
  (program) => spawnSync(program, ['--version']).status === 0,
);

const [password, sentinelPassword] = ['of-the-servers', 'of-the-sentinels'];
const LOST_AFTER_MS = 1_000;

/** A master with two replicas and the three Sentinels that watch them, all with passwords. */
export interface SentinelHouse {
  /** For REDIS_URL. */
  readonly url: string;
  /** Signals the server that is the master now. */
  signalMaster(signal: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
}

export async function sentinelHouse(): Promise<SentinelHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-sentinels-'));
  const children = new Map<number, ChildProcess>();
  const start = async (program: string, lines: readonly string[]): Promise<number> => {
    const port = await freePort();
    const file = join(folder, `${port}.conf`);
    writeFileSync(file, ['bind 127.0.0.1', `port ${port}`, `dir ${folder}`, 'save ""', ...lines].join('\n'));
    children.set(port, spawn(program, [file], { stdio: 'ignore' }));
    return port;
  };
  const open = [`requirepass ${password}`, `masterauth ${password}`];
  const master = await start('redis-server', open);
  for (let nth = 0; nth < 2; nth++) await start('redis-server', [...open, `replicaof 127.0.0.1 ${master}`]);
  const redis = new Redis({ port: master, password });
  await until(async () => (await redis.info('replication')).includes('connected_slaves:2'));
  redis.disconnect();
  const sentinels = await Promise.all(Array.from({ length: 3 }, () => start('redis-sentinel', watching(master))));
  const asked = new Redis({ port: sentinels[0] as number, password: sentinelPassword });
  await until(async () => (await seenBy(asked)).join() === '2,2');
  return {
    url: `redis+sentinel://:${password}@${sentinels.map((port) => `127.0.0.1:${port}`).join()}/main?sentinelPassword=${sentinelPassword}`,
    signalMaster: async (signal) => {
      const [, port] = (await asked.call('sentinel', 'get-master-addr-by-name', 'main')) as string[];
      children.get(Number(port))?.kill(signal);
    },
    stop: async () => {
      asked.disconnect();
      await Promise.all([...children.values()].map(end));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const watching = (master: number): string[] => [
  `requirepass ${sentinelPassword}`,
  `sentinel sentinel-pass ${sentinelPassword}`,
  `sentinel monitor main 127.0.0.1 ${master} 2`,
  `sentinel auth-pass main ${password}`,
  `sentinel down-after-milliseconds main ${LOST_AFTER_MS}`,
  'sentinel failover-timeout main 6000',
];

/** How many replicas and other Sentinels one of them has found. */
async function seenBy(sentinel: Redis): Promise<(string | undefined)[]> {
  const told = (await sentinel.call('sentinel', 'master', 'main')) as string[];
  return ['num-slaves', 'num-other-sentinels'].map((name) => told[told.indexOf(name) + 1]);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
