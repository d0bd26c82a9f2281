import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { type Settings, WrongSettings } from '../config/settings.js';
import { logger } from '../observability/logger.js';

/** Requests in flight get this long; then the process goes. */
const patience = 10_000;

/** True from the moment the process was asked to stop: readiness says no, work in flight goes on. */
let draining = false;
export const isDraining = (): boolean => draining;

/**
 * Ends a process well: on SIGTERM, on Ctrl-C, and when the process that started it is gone (its channel closes).
 * For the seconds of `DRAIN_SECONDS` it goes on serving while its readiness says no, so that a balancer turns away
 * before nobody listens; then in-flight work is finished, for at most ten seconds.
 */
export function endWell(app: INestApplicationContext, { DRAIN_SECONDS }: Pick<Settings, 'DRAIN_SECONDS'>): void {
  const end = async (why: string) => {
    if (draining) return;
    draining = true;
    logger.info({ why }, 'Stopping');
    await pause(DRAIN_SECONDS * 1_000);
    setTimeout(() => process.exit(1), patience).unref();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal));
  process.on('disconnect', () => void end('the supervisor is gone'));
}

/** Starts a process; a wrong setting is told in words, anything else with its stack, and the process ends with 1. */
export async function startWell(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (error instanceof WrongSettings) process.stderr.write(`${error.message}\n`);
    else logger.fatal({ err: error }, 'Could not start');
    process.exit(1);
  }
}
