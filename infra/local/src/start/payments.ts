import { freePort } from '../processes/ports.js';
import { badPorts } from './bad-ports.js';
import type { StartOptions } from './options.js';
import { everyAddress } from './plans.js';

/** How the payment sandbox of a start is run. */
export interface PaymentSandbox {
  readonly port: number;
  /** Where browsers find it. */
  readonly publicUrl: string;
  /** What the processes of the site are told of it. */
  readonly settings: { readonly PAYMENT_SANDBOX_URL: string };
  /** What it is told itself, beside what every process is. */
  readonly env: NodeJS.ProcessEnv;
}

/** The sandbox has the port of the site and so much more, where that one is free. */
const PORTS_ABOVE = 5;
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The sandbox of a start; none where payments go elsewhere, and in production, where its settings are refused. */
export async function paymentSandboxFor(options: StartOptions): Promise<PaymentSandbox | undefined> {
  const { env, publicUrl: site } = options;
  if (env.STRIPE_KEY || env.PAYMENT_SANDBOX_URL || env.NODE_ENV === 'production') return undefined;
  const port = await freePort(preferredPort(options.port));
  const { hostname } = new URL(site);
  const publicUrl = `http://${hostname}:${port}`;
  return {
    port,
    publicUrl,
    settings: { PAYMENT_SANDBOX_URL: `http://127.0.0.1:${port}` },
    env: {
      // a browser on another machine pays there, too
      ...(localHosts.has(hostname) ? {} : { SANDBOX_HOST: everyAddress() }),
      SANDBOX_PUBLIC_URL: publicUrl,
      NOTICE_URL: `http://localhost:${options.port}/api/payments/notices`,
    },
  };
}

function preferredPort(port: number): number | undefined {
  const preferred = port + PORTS_ABOVE;
  return preferred > 65_535 || badPorts.has(preferred) ? undefined : preferred;
}

/** Where payments go, in words. */
export function paymentsText(sandbox: PaymentSandbox | undefined, env: NodeJS.ProcessEnv): string {
  if (sandbox) return `go to a sandbox at ${sandbox.publicUrl}, where no money moves`;
  if (env.STRIPE_KEY) return 'go to Stripe';
  return env.PAYMENT_SANDBOX_URL ? `go to ${env.PAYMENT_SANDBOX_URL}` : 'are off';
}
