import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { ChildPlan } from './child.js';
import type { StartOptions } from './options.js';
import type { Secrets } from './secrets.js';

/** Where the compiled processes and commands of the services are. */
export const apps = 'services/dist/apps';

/**
 * What runs for as long as the site does; `fronts` builds them anew after each change, for `npm run dev`, and `sandbox`
 * stands in for the payment provider.
 */
export type ProcessName = 'api' | 'worker' | 'web' | 'fronts' | 'sandbox';

/** Where a debugger finds the processes of `npm run dev`; .vscode/launch.json names the same. */
export const inspectPorts = { api: 9229, worker: 9230, web: 9231 } as const;

/** The command line of the fronts. */
export const frontsCli = 'packages/front-tools/dist/cli/main.js';

/** The process that stands in for Stripe. */
export const paymentSandbox = 'infra/payment-sandbox/dist/main.js';

/** Processes of the product itself: they tell figures and take debuggers. */
export const isOfTheProduct = (name: ProcessName): name is keyof typeof inspectPorts => name in inspectPorts;

/** Where the bundler of `npm run dev` tells `web` what it built; what else is written beside it reloads open pages. */
export const watchedFronts = (dataDir: string): string => join(dataDir, 'development', 'fronts.json');

/** The variables that every process and tool of one system shares. */
export function environmentOf(
  { env, publicUrl, dataDir, seedDemo, watch }: StartOptions,
  secrets: Secrets,
  addresses: { readonly DATABASE_URL: string; readonly API_URL: string; readonly PAYMENT_SANDBOX_URL?: string },
): NodeJS.ProcessEnv {
  // no time of a venue may depend on the zone of the machine
  const ours = { TZ: 'UTC', PUBLIC_URL: publicUrl, DATA_DIR: dataDir, SEED_DEMO: String(seedDemo) };
  const watched = watch
    ? { WATCHED_FRONTS: watchedFronts(dataDir), NODE_COMPILE_CACHE: join(dataDir, 'development', 'compiled') }
    : {};
  const SUPPORT_EMAIL = env.SUPPORT_EMAIL || 'support@northlight.example';
  const HOUSE_ADDRESS = env.HOUSE_ADDRESS || '100 Demo Plaza, Rochester, NY 14604';
  return { ...env, ...secrets, ...addresses, ...ours, ...watched, SUPPORT_EMAIL, HOUSE_ADDRESS };
}

/** Where a process listens: for what it serves, and for the figures that it tells. */
export interface ProcessPorts {
  readonly port: number;
  readonly metricsPort: number;
  /** For a debugger; none: it takes none. */
  readonly inspectPort?: number | undefined;
}

/** How one of the processes is started. Only `web` can be reached from outside this machine. */
export function planOf(name: ProcessName, ports: ProcessPorts, env: NodeJS.ProcessEnv): ChildPlan {
  const { port, metricsPort, inspectPort } = ports;
  return {
    name,
    entry: join(process.cwd(), entryOf(name)),
    args: name === 'fronts' ? ['watch'] : [],
    flags: inspectPort === undefined ? [] : [`--inspect=127.0.0.1:${inspectPort}`, '--inspect-publish-uid=http'],
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

function entryOf(name: ProcessName): string {
  if (name === 'fronts') return frontsCli;
  return name === 'sandbox' ? paymentSandbox : `${apps}/${name}/main.js`;
}

/** Every address of this machine. `localhost` may mean either family: where there is IPv6, its any-address takes both. */
export function everyAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0';
}
