import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresServer } from '../postgres/start-postgres.js';

/** Milliseconds between two looks; an idle look reads one small file. */
const pause = 1_000;

/**
 * Brings the embedded PostgreSQL back when it died, on the port it had: the processes find it again by themselves.
 * @returns a function that ends the watch
 */
export function watchPostgres(
  server: Pick<PostgresServer, 'isRunning'>,
  { startAgain, tell }: { readonly startAgain: () => Promise<unknown>; readonly tell: (sentence: string) => void },
): () => Promise<void> {
  const end = new AbortController();
  const { signal } = end;
  const look = async (): Promise<void> => {
    if (server.isRunning()) return;
    tell('PostgreSQL ended by itself; starting it again.');
    await startAgain();
    tell('PostgreSQL runs again.');
  };
  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      await look().catch((error: Error) => tell(`PostgreSQL did not come back: ${error.message}`));
      await delay(pause, undefined, { signal }).catch(() => undefined);
    }
  };
  const watching = watch();
  return async () => {
    end.abort();
    await watching;
  };
}
