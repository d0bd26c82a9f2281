import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { noteChange } from '../../../platform/audit/note-change.js';
import type { Db } from '../../../platform/database/db.js';
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
      const old = shown((await shutDays(span, db)).filter((day) => day.reason !== reason));
      await db.query(
        `insert into catalog.closures (venue_id, date, reason)
         select $1, day::date, $4 from generate_series($2::date, $3::date, interval '1 day') day
         on conflict (venue_id, date) do update set reason = excluded.reason`,
        [venueId, from, to, reason],
      );
      const subject = { kind: 'venue', id: venueId, name };
      // under names of their own: of what is the same before and after the audit keeps nothing
      const before = old && { shutFrom: old.from, shutTo: old.to, reason: old.reason };
      const now = { from, to, reason };
      await noteChange(db, { at, room: 'catalog', what: 'days closed', subject, old: before, new: now });
    });
  }

  /** Takes closures back. @returns how many days there were */
  open(span: ClosedSpan, at: Date): Promise<number> {
    const { venueId, name, from, to } = span;
    return inTransaction(this.pool, async (db) => {
      const old = await shutDays(span, db);
      if (old.length === 0) return 0;
      await db.query('delete from catalog.closures where venue_id = $1 and date between $2 and $3', [
        venueId,
        from,
        to,
      ]);
      const subject = { kind: 'venue', id: venueId, name };
      await noteChange(db, { at, room: 'catalog', what: 'days opened again', subject, old: shown(old) });
      return old.length;
    });
  }
}

interface ShutDay {
  /** yyyy-MM-dd */
  readonly date: string;
  readonly reason: string;
}

/** The days of a span that are shut; nobody else changes them meanwhile. */
async function shutDays({ venueId, from, to }: ClosedSpan, db: Db): Promise<readonly ShutDay[]> {
  const { rows } = await db.query<ShutDay>(
    `select date::text, reason from catalog.closures
     where venue_id = $1 and date between $2 and $3 order by date for update`,
    [venueId, from, to],
  );
  return rows;
}

/** Days as the audit tells them: the first, the last, and every reason once; null where there are none. */
function shown(days: readonly ShutDay[]) {
  const [first] = days;
  const reason = [...new Set(days.map((day) => day.reason))].join(', ');
  return first ? { from: first.date, to: days.at(-1)?.date, reason } : null;
}
