import { join } from 'node:path';
import { jsonLog } from './log.js';
import { openSandbox } from './sandbox.js';

const { env } = process;

/** A setting that has to be there. */
function needed(name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} must be set`);
  return value;
}

/** A number from 0 to 1. */
function shareOf(name: string, usual: number): number {
  const value = Number(env[name] || usual);
  if (!(value >= 0 && value <= 1)) throw new Error(`${name} must be a number from 0 to 1`);
  return value;
}

const sandbox = await openSandbox({
  folder: join(env.DATA_DIR || '.data', 'payment-sandbox'),
  noticeUrl: needed('NOTICE_URL'),
  webhookSecret: needed('STRIPE_WEBHOOK_SECRET'),
  noise: shareOf('SANDBOX_NOISE', 0.1),
  seed: Number(env.SANDBOX_SEED || 1),
  port: Number(env.PORT || 0),
  host: env.SANDBOX_HOST || env.HOST || '127.0.0.1',
  ...(env.SANDBOX_PUBLIC_URL ? { publicUrl: env.SANDBOX_PUBLIC_URL } : {}),
  clockOffset: Number(env.CLOCK_OFFSET || 0),
  log: jsonLog,
});
jsonLog.info(`The payment sandbox listens at ${env.SANDBOX_PUBLIC_URL || sandbox.url}`);

let isEnding = false;
async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await sandbox.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => void end());
