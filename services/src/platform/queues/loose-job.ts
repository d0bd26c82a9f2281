import type { Db } from '../event-store/projection.js';

/** A job that no event asks for. */
export interface LooseJob {
  readonly kind: string;
  /** Names it among the jobs of its kind; giving the same job twice is giving it once. */
  readonly number: number;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** No venue's ledger: jobs without an event wait under it. */
const noLedger = 0;

/** Leaves a job in the outbox: the worker runs it like those that were committed with events. */
export async function leaveJob({ kind, number, payload, at }: LooseJob, db: Db): Promise<void> {
  await db.query(
    `with job as (
       insert into log.outbox (ledger, position, kind, payload, at) values ($1::int, $2, $3, $4, $5) on conflict do nothing)
     select pg_notify('log', $1::int::text)`,
    [noLedger, number, kind, JSON.stringify(payload), at],
  );
}
