import { throwAwayFolder } from '../processes/throw-away-folder.js';
import { type PostgresServer, startPostgres, stopPostgres } from './start-postgres.js';

/** A fast PostgreSQL in a temporary folder. `stop` removes it; if this run is killed, the next run does. */
export async function startThrowAwayPostgres(): Promise<PostgresServer> {
  const folder = await throwAwayFolder('postgres', stopPostgres);
  const server = await startPostgres({ dataDir: folder.path, throwAway: true });
  const stop = async (): Promise<void> => {
    await server.stop();
    folder.remove();
  };
  return { ...server, stop };
}
