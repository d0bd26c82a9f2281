import type pg from 'pg';

/** A ledger as it was brought back. */
interface RestoredLedger {
  readonly ledger: number;
  readonly head: number;
  readonly last: number;
  readonly events: number;
}

/** How far a log reaches, and where it is not whole. */
export interface RestoredLog {
  readonly events: number;
  readonly until: Date | null;
  readonly wrong: readonly string[];
}

/** Whether every ledger has the positions 1, 2, 3, … up to its head, and nothing behind it. */
export async function inspectLog(pool: pg.Pool): Promise<RestoredLog> {
  const { rows } = await pool.query<RestoredLedger>(
    `select coalesce(h.ledger, e.ledger) as ledger, coalesce(h.position, 0)::float as head,
       coalesce(e.last, 0)::float as last, coalesce(e.events, 0)::float as events
     from log.head h full join (
       select ledger, max(position) as last, count(*) as events from log.events group by ledger
     ) e on e.ledger = h.ledger order by 1`,
  );
  const { rows: times } = await pool.query<{ until: Date | null }>('select max(at) as until from log.events');
  const wrong = rows
    .filter(({ head, last, events }) => head !== last || events !== last)
    .map(({ ledger, head, last, events }) => `ledger ${ledger}: head ${head}, last ${last}, ${events} events`);
  return { events: rows.reduce((sum, row) => sum + row.events, 0), until: times[0]?.until ?? null, wrong };
}
