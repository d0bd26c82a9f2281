import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresServer } from '../postgres/start-postgres.js';
import { limitLog } from '../processes/limited-log.js';
import { Backoff, inSeconds } from './backoff.js';

/** Brings the server back, and says so. */
interface Care {
  readonly startAgain: () => Promise<unknown>;
  readonly tell: (sentence: string) => void;
  readonly backoff?: Backoff;
  /** Between two looks; an idle look reads one small file. */
  readonly lookMs?: number;
}

/**
 * Brings the embedded PostgreSQL back whenever it ends, on the port it had: the processes find it again by themselves. Its
 * log is kept from growing without end.
 * @returns a function that ends the watch
 */
export function watchPostgres(
  server: Pick<PostgresServer, 'isRunning' | 'log'>,
  { startAgain, tell, backoff = new Backoff(), lookMs = 1_000 }: Care,
): () => Promise<void> {
  const end = new AbortController();
  const { signal } = end;
  const wait = (milliseconds: number) => delay(milliseconds, undefined, { signal }).catch(() => undefined);
  const bringBack = async (): Promise<void> => {
    const pauseMs = backoff.nextMs();
    tell(`PostgreSQL ended and is started again in ${inSeconds(pauseMs)}. Its log: ${server.log}`);
    await wait(pauseMs);
    if (signal.aborted) return;
    await startAgain();
    tell('PostgreSQL runs again');
  };
  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      if (!server.isRunning()) {
        await bringBack().catch((error: Error) => tell(`PostgreSQL did not come back: ${error.message}`));
      }
      limitLog(server.log);
      await wait(lookMs);
    }
  };
  const watching = watch();
  return async () => {
    end.abort();
    await watching;
  };
}
