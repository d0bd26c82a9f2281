import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Db } from '../database/db.js';
import { Clock } from '../kernel/clock.js';

/** Names one row of log.outbox: what a job carries to find its way back. */
export interface OutboxKey {
  readonly ledger: number;
  readonly position: number;
  readonly kind: string;
  /**
   * When it was committed, to the millisecond: after a failover to an older state another row may have the same position.
   * Jobs that were handed over before this was told have none.
   */
  readonly at?: string;
}

/** A job as it waits in the outbox. */
export interface WaitingJob extends OutboxKey {
  readonly payload: Readonly<Record<string, unknown>>;
  /** It was handed over before, and had no effect since. */
  readonly isAgain: boolean;
}

/** A job without effect, as an operator reads it. */
export interface OutboxJob extends Omit<OutboxKey, 'at'> {
  readonly at: Date;
  readonly relayedAt: Date | null;
  readonly failedAt: Date | null;
}

/** How far the jobs are behind what was committed. */
export interface Lag {
  /** Jobs without effect that will have it, and the age of the oldest in seconds. */
  readonly waiting: number;
  readonly oldestSeconds: number;
  /** Jobs whose tries have all failed, and that wait for a person. */
  readonly failed: number;
}

/** What a processor of an outbox job finds in its data. */
export interface OutboxJobData<Payload> {
  readonly outbox: OutboxKey;
  readonly payload: Payload;
}

/** Seconds after which a job that was handed over and had no effect is handed over again: the queue may have lost it. */
const RESEND_AFTER_SECONDS = 60;
/** The same of one that has failed for good. Its queue keeps it for a person; one that was lost is found again this way. */
const RESEND_FAILED_AFTER_SECONDS = 3_600;
const time = "date_trunc('milliseconds', at)";
const isJob = `ledger = $1 and position = $2 and kind = $3 and ${time} = coalesce($4, ${time}) and done_at is null`;
const valuesOf = ({ ledger, position, kind, at }: OutboxKey) => [ledger, position, kind, at ?? null];

/** The jobs that were committed with events. PostgreSQL knows which had their effect; a queue only makes them run. */
@Injectable()
export class Outbox {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes waiting jobs, oldest first, and marks them as handed over. Several workers may ask at once. What was handed
   * over later than now was so before the clock was set back, nobody knows how long ago.
   * @param limit at most so many
   * @param except kinds that are left alone
   */
  async take(limit: number, except: readonly string[] = []): Promise<WaitingJob[]> {
    // guard: a job that was handed over waits before it is handed over again
    const { rows } = await this.pool.query<Omit<WaitingJob, 'at'> & { readonly at: Date }>(
      `update log.outbox o set relayed_at = $2::timestamptz
       from (select ledger, position, kind, relayed_at from log.outbox
             where done_at is null and (relayed_at is null or relayed_at < $2::timestamptz - make_interval(secs =>
               case when failed_at is null then ${RESEND_AFTER_SECONDS} else ${RESEND_FAILED_AFTER_SECONDS} end)
                 or relayed_at > $2::timestamptz + make_interval(secs => ${RESEND_AFTER_SECONDS}))
               and kind <> all($3::text[])
             order by at limit $1 for update skip locked) waiting
       where (o.ledger, o.position, o.kind) = (waiting.ledger, waiting.position, waiting.kind)
       returning o.ledger, o.position, o.kind, o.at, o.payload, waiting.relayed_at is not null as "isAgain"`,
      [limit, this.clock.now(), except],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  /** Puts jobs back that their queue did not accept. */
  async giveBack(jobs: readonly OutboxKey[]): Promise<void> {
    await this.pool.query(
      `update log.outbox set relayed_at = null where done_at is null and (ledger, position, kind) in
         (select * from unnest($1::int[], $2::bigint[], $3::text[]))`,
      [jobs.map(({ ledger }) => ledger), jobs.map(({ position }) => position), jobs.map(({ kind }) => kind)],
    );
  }

  /** All tries of a job have failed: it waits for a person. */
  async fail(key: OutboxKey): Promise<void> {
    const change = `update log.outbox set failed_at = coalesce(failed_at, $5) where ${isJob}`;
    await this.pool.query(change, [...valuesOf(key), this.clock.now()]);
  }

  /** A job that had failed is tried again. */
  async revive(key: OutboxKey): Promise<void> {
    const change = `update log.outbox set failed_at = null where ${isJob} and failed_at is not null`;
    await this.pool.query(change, valuesOf(key));
  }

  /**
   * Runs a job's effect unless it has had it already; the effect's own rows and the mark that it is done are one
   * commit. An effect outside the database must bear being repeated when the commit is lost after it.
   * @param before a statement without parameters that travels in the message that begins the job, and is committed by
   * itself: whatever becomes of the job, it stays
   * @returns whether the effect ran now; it gets the rows of what was done before
   */
  async once<Row>(
    key: OutboxKey,
    effect: (db: Db, before: readonly Row[]) => Promise<void>,
    before = '',
  ): Promise<boolean> {
    const client = await this.pool.connect();
    try {
      const { isFirst, rows } = await this.begin<Row>(client, key, before);
      if (isFirst) await effect(client, rows);
      await client.query('commit');
      return isFirst;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }

  /**
   * Begins a transaction in which a job counts as done, in one message: whoever else has been given the job waits for its
   * end. @returns that it is not the first when it was done before
   */
  private async begin<Row>(client: pg.PoolClient, key: OutboxKey, before: string) {
    const { ledger, position, kind, at } = key;
    const literals = [this.clock.now().toISOString(), String(ledger), String(position), kind];
    const [now, ...row] = literals.map((value) => client.escapeLiteral(value));
    const isOfThen = at === undefined ? '' : ` and ${time} = ${client.escapeLiteral(at)}`;
    const first = before && `begin; ${before}; commit; `;
    // guard: a job has its effect once
    const answers = (await client.query(
      `${first}begin; set local idle_in_transaction_session_timeout = 60000;
       update log.outbox set done_at = ${now} where (ledger, position, kind) = (${row.join()})${isOfThen} and done_at is null`,
    )) as unknown as pg.QueryResult[];
    const rows = before ? (answers[1]?.rows ?? []) : [];
    return { isFirst: answers.at(-1)?.rowCount === 1, rows: rows as Row[] };
  }

  /** The span that asked for a job, as a `traceparent`; undefined where it was not traced. */
  async traceOf({ ledger, position, kind }: OutboxKey): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ trace: string | null }>(
      'select trace from log.outbox where ledger = $1 and position = $2 and kind = $3',
      [ledger, position, kind],
    );
    return rows[0]?.trace ?? undefined;
  }

  /** Whether a job has had its effect, or was given up. */
  async isDone(key: OutboxKey): Promise<boolean> {
    const { rowCount } = await this.pool.query(`select 1 from log.outbox where ${isJob}`, valuesOf(key));
    return rowCount === 0;
  }

  /** Gives a job up: nobody hands it over again. */
  async discard(key: OutboxKey): Promise<void> {
    const change = `update log.outbox set done_at = $5 where ${isJob}`;
    await this.pool.query(change, [...valuesOf(key), this.clock.now()]);
  }

  /** The oldest jobs without effect. */
  async oldest(limit: number): Promise<OutboxJob[]> {
    const { rows } = await this.pool.query<OutboxJob>(
      `select ledger, position, kind, at, relayed_at as "relayedAt", failed_at as "failedAt" from log.outbox
       where done_at is null order by at limit $1`,
      [limit],
    );
    return rows;
  }

  /** Jobs without effect: those that will have it, and those that wait for a person. */
  async lag(): Promise<Lag> {
    const { rows } = await this.pool.query<Lag>(
      `select count(*) filter (where failed_at is null)::int as waiting, count(failed_at)::int as failed,
         coalesce(extract(epoch from $1::timestamptz - min(at) filter (where failed_at is null)), 0)::float as "oldestSeconds"
       from log.outbox where done_at is null`,
      [this.clock.now()],
    );
    return rows[0] ?? { waiting: 0, oldestSeconds: 0, failed: 0 };
  }
}
