import type pg from 'pg';
import { rowsOf } from './db.js';
import { type EventRow, eventColumns } from './recorded.js';

/** Which part of the log somebody wants to read. */
export interface LogQuestion {
  readonly ledger?: number | undefined;
  /** A stream, or the beginning of some: `slot/1-1-`. */
  readonly stream?: string | undefined;
  /** Events of any stream with this value in a field of their data, beside those of `stream`. */
  readonly field?: { readonly name: string; readonly value: string } | undefined;
  readonly after?: number | undefined;
  readonly limit?: number | undefined;
}

/** Reads the log as it was written: nothing is upcast, no event type has to be known. */
export class LogReader {
  constructor(private readonly pool: pg.Pool) {}

  /** In order of ledger and position. */
  read({ ledger, stream, field, after = 0, limit = 200 }: LogQuestion): Promise<EventRow[]> {
    return rowsOf<EventRow>(
      this.pool,
      `select ${eventColumns} from log.events
       where ($1::int is null or ledger = $1) and position > $2
         and (starts_with(stream, coalesce($3, '')) or data->>$4 = $5)
       order by ledger, position limit $6`,
      [ledger ?? null, after, stream ?? null, field?.name ?? null, field?.value ?? null, limit],
    );
  }

  /** The position of the last event of each of these ledgers; an empty ledger is not among them. */
  async positions(ledgers: readonly number[]): Promise<Map<number, number>> {
    const rows = await rowsOf<{ ledger: number; position: number }>(
      this.pool,
      'select ledger, position from log.head where ledger = any($1)',
      [ledgers],
    );
    return new Map(rows.map(({ ledger, position }) => [ledger, position]));
  }
}
