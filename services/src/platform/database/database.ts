import type { Socket } from 'node:net';
import pg from 'pg';
import { DataSource, type MixedList } from 'typeorm';
import type { Settings } from '../config/settings.js';
import { countChanges } from './changes-made.js';

// bigint positions stay far below 2^53: they are numbers in the program
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// a calendar date is text: it has no zone, and must not get the machine's
pg.types.setTypeParser(pg.types.builtins.DATE, String);

export type Migration = new () => unknown;

/** How long a connection waits at most, in milliseconds; 0 is without end. */
export interface TimeLimits {
  readonly connectMs: number;
  /** For the server: one that works for longer ends the statement itself. */
  readonly statementMs: number;
  /** For the client: a server that has not even said that the statement took too long counts as gone. */
  readonly answerMs: number;
  readonly lockMs: number;
  readonly idleInTransactionMs: number;
}

/** Nothing waits for ever, on either side (reliability.md rows 8 to 10). */
const USUAL_LIMITS: TimeLimits = {
  connectMs: 2_000,
  statementMs: 5_000,
  answerMs: 6_000,
  lockMs: 3_000,
  idleInTransactionMs: 10_000,
};
const KEEP_ALIVE_AFTER_MS = 10_000;

/** What every single connection of the services is opened with. @param limits where they are not the usual ones */
export function clientOptions({ DATABASE_URL }: Pick<Settings, 'DATABASE_URL'>, limits: Partial<TimeLimits> = {}) {
  const { connectMs, statementMs, answerMs, lockMs, idleInTransactionMs } = { ...USUAL_LIMITS, ...limits };
  return {
    connectionString: DATABASE_URL,
    application_name: 'northlight',
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: answerMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  };
}

/** What every pool of the services is opened with: that of the tables, and those that BullMQ opens. */
export const poolOptions = (settings: Pick<Settings, 'DATABASE_URL'>, limits: Partial<TimeLimits> = {}) => ({
  ...clientOptions(settings, limits),
  Client: TimeLimitedClient,
});

/** Of a pool: at most so many connections, the name they have in PostgreSQL, and limits where they are not the usual ones. */
export interface PoolChoice extends Partial<TimeLimits> {
  readonly max?: number;
  readonly name?: string;
}

/** For commands that end and work that nobody waits for: a busy server is waited for, statements take what they take. */
export const UNLIMITED: Partial<TimeLimits> = {
  connectMs: 15_000,
  statementMs: 0,
  answerMs: 0,
  idleInTransactionMs: 0,
};

/** A broken idle connection is dropped by the pool; the next query opens a new one. */
export function createPool(
  settings: Pick<Settings, 'DATABASE_URL'>,
  { max = 8, name = 'northlight', ...limits }: PoolChoice = {},
  Kind: typeof pg.Pool = pg.Pool,
): pg.Pool {
  const pool = new Kind({ ...poolOptions(settings, limits), application_name: name, max });
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Ends its connection when an answer did not come in time: what was lost on the way would be waited for by the next user
 * of the connection, too. `pg.Pool#query` does so by itself; TypeORM gives such a connection back, BullMQ keeps it to listen.
 */
export class TimeLimitedClient extends pg.Client {
  constructor(options?: string | pg.ClientConfig) {
    super(options);
    // a connection that breaks between two statements of a transaction: the next statement says so
    this.on('error', () => undefined);
    countChanges(this);
  }

  override query = ((...args: Parameters<pg.Client['query']>) => {
    const answer: unknown = super.query(...args);
    if (answer instanceof Promise) answer.catch((error: Error) => this.endIfLate(error));
    return answer;
  }) as pg.Client['query'];

  private endIfLate({ message }: Error): void {
    if (message === 'Query read timeout')
      (this as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  }
}

/** The most connections that a process has to the tables, whether TypeORM or a statement by hand asks for one. */
export const TABLE_CONNECTIONS = 16;

/** What TypeORM takes for the driver: it asks it for a pool, and gets this one, which it does not end. */
export function driverOn(pool: pg.Pool): { readonly Pool: new () => object } {
  const lent = {
    connect: pool.connect.bind(pool),
    on: pool.on.bind(pool),
    end: (done: () => void) => done(),
  };
  return {
    Pool: class {
      constructor() {
        // biome-ignore lint/correctness/noConstructorReturn: TypeORM makes its pool by itself, with `new`
        return lent;
      }
    },
  };
}

/** A data source that only migrates; migrations may take longer than requests. */
export const migrationSource = (settings: Settings, migrations: readonly Migration[]): DataSource =>
  new DataSource({
    ...{ type: 'postgres', url: settings.DATABASE_URL, synchronize: false, poolErrorHandler: () => undefined },
    // whoever waits for a lock keeps all others waiting behind it (platform/database/migrate.ts asks again)
    extra: { ...poolOptions(settings, { ...UNLIMITED, lockMs: 500 }), application_name: 'northlight-migrate' },
    migrations: [...migrations] as MixedList<never>,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
  });
