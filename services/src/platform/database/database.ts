import type { Socket } from 'node:net';
import pg from 'pg';
import { DataSource, type MixedList } from 'typeorm';
import type { Settings } from '../config/settings.js';

// bigint positions stay far below 2^53: they are numbers in the program
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// a calendar date is text: it has no zone, and must not get the machine's
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/** What every connection promises: nothing waits for ever, on either side (reliability.md rows 8 to 10). */
const bounds = {
  application_name: 'northlight',
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
};

export type Migration = new () => unknown;

/** Milliseconds after which a server that does not even say that a statement took too long counts as gone. */
const answerWithin = 6_000;

/**
 * The pool of the event log: small, because a hot row does worse with more connections (engine.md).
 * A broken idle connection is dropped by the pool; the next query opens a new one.
 */
export function createPool({ DATABASE_URL }: Settings): pg.Pool {
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 8, ...bounds, query_timeout: answerWithin });
  pool.on('error', () => undefined);
  // a connection that breaks between two statements of a transaction: the next statement says so
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Lets a connection of the pool work for as long as it takes; it is not to go back to the others. */
export function letWorkForLong(client: pg.PoolClient): void {
  Object.assign((client as unknown as { connectionParameters: object }).connectionParameters, { query_timeout: 0 });
}

/**
 * Ends its connection when an answer did not come in time: what was lost on the way would be waited for by whoever gets
 * the connection next, too. The pool of the log does so by itself; TypeORM gives such a connection back.
 */
class ImpatientClient extends pg.Client {
  override query = ((...asked: Parameters<pg.Client['query']>) => {
    const answer: unknown = super.query(...asked);
    if (answer instanceof Promise) answer.catch((error: Error) => this.endIfLate(error));
    return answer;
  }) as pg.Client['query'];

  private endIfLate({ message }: Error): void {
    if (message === 'Query read timeout')
      (this as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  }
}

/** TypeORM on the same database: the rows that are read, and the tables of the plain rooms. */
export const databaseOptions = ({ DATABASE_URL }: Settings) => ({
  type: 'postgres' as const,
  url: DATABASE_URL,
  synchronize: false,
  poolSize: 8,
  connectTimeoutMS: bounds.connectionTimeoutMillis,
  extra: { ...bounds, query_timeout: answerWithin, Client: ImpatientClient },
  poolErrorHandler: () => undefined,
});

/** A data source that only migrates; migrations may take longer than requests. */
export const migrationSource = (settings: Settings, migrations: readonly Migration[]): DataSource =>
  new DataSource({
    ...databaseOptions(settings),
    // whoever waits for a lock keeps all others waiting behind it (platform/database/migrate.ts asks again)
    extra: { application_name: 'northlight-migrate', lock_timeout: 500 },
    migrations: [...migrations] as MixedList<never>,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
  });
