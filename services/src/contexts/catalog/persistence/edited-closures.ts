import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { noteChange } from '../../../platform/audit/note-change.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';

/** Days of one venue, first and last included; `name` tells people which venue. */
export interface ClosedSpan {
  readonly venueId: number;
  readonly name: string;
  /** yyyy-MM-dd */
  readonly from: string;
  readonly to: string;
}

/** Writes the days on which venues stay shut; each change is on record under the venue. */
@Injectable()
export class EditedClosures {
  constructor(private readonly pool: pg.Pool) {}

  /** Shuts each day of a span; a day that was shut before gets the new reason. */
  close(span: ClosedSpan, reason: string, at: Date): Promise<void> {
    const { venueId, name, from, to } = span;
    return inTransaction(this.pool, async (db) => {
      await db.query(
        `insert into catalog.closures (venue_id, date, reason)
         select $1, day::date, $4 from generate_series($2::date, $3::date, interval '1 day') day
         on conflict (venue_id, date) do update set reason = excluded.reason`,
        [venueId, from, to, reason],
      );
      const subject = { kind: 'venue', id: venueId, name };
      await noteChange(db, { at, room: 'catalog', what: 'days closed', subject, new: { from, to, reason } });
    });
  }

  /** Takes closures back. @returns how many days there were */
  open({ venueId, name, from, to }: ClosedSpan, at: Date): Promise<number> {
    return inTransaction(this.pool, async (db) => {
      const { rows } = await db.query<{ reason: string }>(
        'delete from catalog.closures where venue_id = $1 and date between $2 and $3 returning reason',
        [venueId, from, to],
      );
      if (rows.length === 0) return 0;
      const reason = [...new Set(rows.map((row) => row.reason))].join(', ');
      const subject = { kind: 'venue', id: venueId, name };
      await noteChange(db, { at, room: 'catalog', what: 'days opened again', subject, old: { from, to, reason } });
      return rows.length;
    });
  }
}
