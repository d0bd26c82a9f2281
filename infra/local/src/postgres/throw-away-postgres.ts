import { existsSync, statfsSync } from 'node:fs';
import { throwAwayFolder } from '../processes/throw-away-folder.js';
import { type PostgresServer, startPostgres, stopPostgres } from './start-postgres.js';

/** Of many small databases and their log; a machine that has less keeps them on its disk. */
const neededBytes = 6 * 1024 ** 3;

/**
 * Where files are kept in memory, which Linux has at one place. A database is a thousand files: making them took 740 ms
 * on the disk of a build machine, and 30 ms there.
 */
function memoryFolder(): string | undefined {
  const path = '/dev/shm';
  if (!existsSync(path)) return undefined;
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize >= neededBytes ? path : undefined;
}

/** A fast PostgreSQL in a temporary folder. `stop` removes it; if this run is killed, the next run does. */
export async function startThrowAwayPostgres(): Promise<PostgresServer> {
  const folder = await throwAwayFolder('postgres', stopPostgres, memoryFolder());
  const server = await startPostgres({ dataDir: folder.path, throwAway: true });
  const stop = async (): Promise<void> => {
    await server.stop();
    folder.remove();
  };
  return { ...server, stop };
}
