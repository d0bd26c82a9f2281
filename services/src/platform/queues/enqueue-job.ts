import type { Db } from '../database/db.js';
import { currentTraceparent } from '../tracing/traced.js';

/** A job that no event asks for. */
export interface DeduplicatedJob {
  readonly kind: string;
  /** Whose event `number` is the position of; else it is nobody's. */
  readonly ledger?: number;
  /** Names it among the jobs of its kind; giving the same job twice is giving it once. */
  readonly number: number;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** No venue's ledger: jobs without an event wait under it. */
const noLedger = 0;

/** Leaves a job in the outbox: the worker runs it like those that were committed with events. */
export async function enqueueJob(job: DeduplicatedJob, db: Db): Promise<void> {
  await leave(job, db);
}

/** The next number of a sequence that a room keeps for its jobs. */
export async function nextNumber(sequence: string, db: Db): Promise<number> {
  const { rows } = await db.query<{ number: string }>('select nextval($1::regclass) as number', [sequence]);
  return Number(rows[0]?.number);
}

/**
 * Leaves a job that has no number but its moment: the next one where another job of its kind has that. Numbers that
 * are counted up are small: a moment is never one of them.
 * @returns false for the same job at the same moment, which is there already
 */
export async function enqueueDeduplicated(job: Omit<DeduplicatedJob, 'number'>, db: Db): Promise<boolean> {
  for (let number = job.at.getTime(); ; number++) {
    if (await leave({ ...job, number }, db)) return true;
    const { rowCount: isSame } = await db.query(
      'select from log.outbox where ledger = $1 and position = $2 and kind = $3 and payload::text = $4',
      [noLedger, number, job.kind, JSON.stringify(job.payload)],
    );
    if (isSame) return false;
  }
}

/** @returns whether it was not there before */
async function leave({ kind, ledger = noLedger, number, payload, at }: DeduplicatedJob, db: Db): Promise<boolean> {
  const { rows } = await db.query<{ isNew: boolean }>(
    `with job as (
       insert into log.outbox (ledger, position, kind, payload, at, trace) values ($1::int, $2, $3, $4, $5, $6)
       on conflict do nothing returning kind)
     select pg_notify('log', $1::int::text), exists (select from job) as "isNew"`,
    [ledger, number, kind, JSON.stringify(payload), at, currentTraceparent() ?? null],
  );
  return rows[0]?.isNew === true;
}
