import { startThrowAwayPostgres } from '../postgres/throw-away-postgres.js';

/** A throw-away PostgreSQL to try something on, until Ctrl-C. */
export async function main(): Promise<void> {
  const server = await startThrowAwayPostgres();
  console.log(`PostgreSQL is up until Ctrl-C: ${server.url}`);
  const end = (): void => void server.stop().then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  setInterval(() => undefined, 60_000);
}
