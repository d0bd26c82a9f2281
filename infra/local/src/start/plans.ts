import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { ChildPlan } from './child.js';
import type { StartOptions } from './options.js';
import type { Secrets } from './secrets.js';

/** Where the compiled processes and commands of the services are. */
export const apps = 'services/dist/apps';

export type ProcessName = 'api' | 'worker' | 'web';

/** The variables that every process and tool of one system shares. */
export function environmentOf(
  { env, publicUrl, dataDir, seedDemo }: StartOptions,
  secrets: Secrets,
  addresses: { readonly DATABASE_URL: string; readonly API_URL: string },
): NodeJS.ProcessEnv {
  // no time of a venue may depend on the zone of the machine
  const ours = { TZ: 'UTC', PUBLIC_URL: publicUrl, DATA_DIR: dataDir, SEED_DEMO: String(seedDemo) };
  const SUPPORT_EMAIL = env.SUPPORT_EMAIL || 'support@northlight.example';
  return { ...env, ...secrets, ...addresses, ...ours, SUPPORT_EMAIL };
}

/** Where a process listens: for what it serves, and for the figures that it tells. */
export interface ProcessPorts {
  readonly port: number;
  readonly metricsPort: number;
}

/** How one of the three processes is started. Only `web` can be reached from outside this machine. */
export function planOf(name: ProcessName, { port, metricsPort }: ProcessPorts, env: NodeJS.ProcessEnv): ChildPlan {
  return {
    name,
    entry: join(process.cwd(), apps, name, 'main.js'),
    env: {
      ...env,
      PORT: String(port),
      HOST: name === 'web' ? everyAddress() : '127.0.0.1',
      METRICS_PORT: String(metricsPort),
    },
    dataDir: env.DATA_DIR ?? '.data',
    readyUrl: `http://127.0.0.1:${port}${name === 'web' ? '/web' : ''}/health/ready`,
  };
}

/** Every address of this machine. `localhost` may mean either family: where there is IPv6, its any-address takes both. */
export function everyAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0';
}
