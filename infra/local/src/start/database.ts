import { startPostgres } from '../postgres/start-postgres.js';
import type { StartOptions } from './options.js';
import { watchPostgres } from './postgres-watch.js';
import type { Progress } from './progress.js';

interface DatabaseEvents {
  readonly progress: Progress;
  readonly tell: (sentence: string) => void;
}

/**
 * The database of a start: the one that was given, or an embedded server that is looked after.
 * @param undo is given what ends it
 * @returns its address
 */
export async function databaseOf(
  { env, dataDir, throwAway }: StartOptions,
  { progress, tell }: DatabaseEvents,
  undo: (() => Promise<void> | void)[],
): Promise<string> {
  if (env.DATABASE_URL) return env.DATABASE_URL;
  const begin = () => startPostgres({ dataDir, throwAway });
  const server = await progress.step('Starting PostgreSQL', begin, ({ port, reused }) =>
    reused ? `PostgreSQL was still running on port ${port}` : `PostgreSQL runs on port ${port}`,
  );
  undo.push(() => server.stop(), watchPostgres(server, { startAgain: begin, tell }));
  if (server.notice) progress.say(server.notice);
  return server.url;
}
