import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Db } from '../event-store/projection.js';
import { Clock } from '../kernel/clock.js';

/** Names one row of log.outbox: what a job carries to find its way back. */
export interface OutboxKey {
  readonly ledger: number;
  readonly position: number;
  readonly kind: string;
}

/** A job as it waits in the outbox. */
export interface WaitingJob extends OutboxKey {
  readonly payload: Readonly<Record<string, unknown>>;
}

/** What a processor of an outbox job finds in its data. */
export interface OutboxJobData<Payload> {
  readonly outbox: OutboxKey;
  readonly payload: Payload;
}

/** Seconds after which a job that was handed over and had no effect is handed over again: the queue may have lost it. */
const patience = 60;

/** The jobs that were committed with events. PostgreSQL knows which had their effect; a queue only makes them run. */
@Injectable()
export class Outbox {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes waiting jobs, oldest first, and marks them as handed over. Several workers may ask at once.
   * @param limit at most so many
   */
  async take(limit: number): Promise<WaitingJob[]> {
    const { rows } = await this.pool.query<WaitingJob>(
      `update log.outbox o set relayed_at = $2::timestamptz
       from (select ledger, position, kind from log.outbox
             where done_at is null and (relayed_at is null or relayed_at < $2::timestamptz - make_interval(secs => ${patience}))
             order by at limit $1 for update skip locked) waiting
       where (o.ledger, o.position, o.kind) = (waiting.ledger, waiting.position, waiting.kind)
       returning o.ledger, o.position, o.kind, o.payload`,
      [limit, this.clock.now()],
    );
    return rows;
  }

  /** Puts a job back that the queue did not accept. */
  async giveBack({ ledger, position, kind }: OutboxKey): Promise<void> {
    await this.pool.query(
      'update log.outbox set relayed_at = null where ledger = $1 and position = $2 and kind = $3 and done_at is null',
      [ledger, position, kind],
    );
  }

  /**
   * Runs a job's effect unless it has had it already; the effect's own rows and the mark that it is done are one
   * commit. An effect outside the database must bear being repeated when the commit is lost after it.
   * @returns whether the effect ran now
   */
  async once({ ledger, position, kind }: OutboxKey, effect: (db: Db) => Promise<void>): Promise<boolean> {
    const client = await this.pool.connect();
    try {
      await client.query('begin; set local idle_in_transaction_session_timeout = 60000');
      const { rowCount } = await client.query(
        'select 1 from log.outbox where ledger = $1 and position = $2 and kind = $3 and done_at is null for update',
        [ledger, position, kind],
      );
      if (rowCount) {
        await effect(client);
        await client.query('update log.outbox set done_at = $4 where ledger = $1 and position = $2 and kind = $3', [
          ledger,
          position,
          kind,
          this.clock.now(),
        ]);
      }
      await client.query('commit');
      return Boolean(rowCount);
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }

  /** Whether a job has had its effect, or was given up. */
  async isDone({ ledger, position, kind }: OutboxKey): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'select 1 from log.outbox where ledger = $1 and position = $2 and kind = $3 and done_at is null',
      [ledger, position, kind],
    );
    return rowCount === 0;
  }

  /** Gives a job up: nobody hands it over again. */
  async discard({ ledger, position, kind }: OutboxKey): Promise<void> {
    await this.pool.query(
      'update log.outbox set done_at = $4 where ledger = $1 and position = $2 and kind = $3 and done_at is null',
      [ledger, position, kind, this.clock.now()],
    );
  }

  /** The oldest jobs without effect. */
  async oldest(limit: number): Promise<(OutboxKey & { readonly at: Date; readonly relayedAt: Date | null })[]> {
    const { rows } = await this.pool.query<OutboxKey & { at: Date; relayedAt: Date | null }>(
      `select ledger, position, kind, at, relayed_at as "relayedAt" from log.outbox where done_at is null
       order by at limit $1`,
      [limit],
    );
    return rows;
  }

  /** Jobs without effect, and the age of the oldest in seconds. */
  async lag(): Promise<{ waiting: number; oldestSeconds: number }> {
    const { rows } = await this.pool.query<{ waiting: number; oldestSeconds: number }>(
      `select count(*)::int as waiting, coalesce(extract(epoch from $1::timestamptz - min(at)), 0)::float as "oldestSeconds"
       from log.outbox where done_at is null`,
      [this.clock.now()],
    );
    return rows[0] ?? { waiting: 0, oldestSeconds: 0 };
  }
}
