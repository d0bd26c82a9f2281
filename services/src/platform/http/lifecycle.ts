import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { type Settings, WrongSettings } from '../config/settings.js';
import { logger } from '../observability/logger.js';

/** Requests in flight get this long; then the process goes. */
const ANSWER_TIMEOUT_MS = 10_000;

/** True from the moment the process was asked to stop: readiness says no, work in flight goes on. */
let draining = false;
export const isDraining = (): boolean => draining;

/** What is still to be sent once nothing runs any more; each has its time. */
const lastWork: (() => Promise<unknown>)[] = [];

/**
 * Has something done at the very end of the process.
 * @param timeMs after which it ends without that
 */
export function atEnd(work: () => Promise<unknown>, timeMs: number): void {
  lastWork.push(() => Promise.race([work().catch(() => undefined), pause(timeMs, undefined, { ref: false })]));
}

type End = (why: string, exitCode: number) => Promise<void>;

/** How this process ends; until it serves somebody, at once. */
let end: End = async (_why, exitCode) => process.exit(exitCode);
let exitCode = 0;

/**
 * Ends a process well: on SIGTERM, on Ctrl-C, and when the process that started it is gone (its channel closes).
 * For the seconds of `DRAIN_SECONDS` it goes on serving while its readiness says no, so that a balancer turns away
 * before nobody listens; then in-flight work is finished, for at most ten seconds.
 */
export function shutdownOnSignals(
  app: INestApplicationContext,
  { DRAIN_SECONDS }: Pick<Settings, 'DRAIN_SECONDS'>,
): void {
  end = async (why, code) => {
    exitCode = Math.max(exitCode, code);
    if (draining) return;
    draining = true;
    logger.info({ why }, 'Stopping');
    await pause(DRAIN_SECONDS * 1_000);
    setTimeout(() => process.exit(1), ANSWER_TIMEOUT_MS);
    await app.close().catch((error: unknown) => failed(error, 'Could not stop well'));
    await Promise.all(lastWork.map((work) => work()));
    process.exit(exitCode);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal, 0));
  process.on('disconnect', () => void end('the supervisor is gone', 0));
}

/**
 * Starts a process; a wrong setting is told in words, anything else with its stack, and the process ends with 1. An
 * error that was not caught ends it as a signal does, but with 1: requests under way are answered, and a supervisor
 * starts it again.
 */
export async function bootstrap(start: () => Promise<void>): Promise<void> {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      failed(error, 'An error was not caught; this process ends');
      void end(event, 1);
    });
  }
  try {
    await start();
  } catch (error) {
    if (error instanceof WrongSettings) process.stderr.write(`${error.message}\n`);
    else failed(error, 'Could not start');
    process.exit(1);
  }
}

function failed(error: unknown, message: string): void {
  exitCode = 1;
  const err = error instanceof Error ? error : new Error(String(error));
  logger.fatal({ err }, message);
}
