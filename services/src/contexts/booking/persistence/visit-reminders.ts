import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { pageSize, pagesOf } from '../../../platform/database/pages.js';
import { enqueueJob } from '../../../platform/queues/enqueue-job.js';

/**
 * Hours before the start, by the clock and not by the wall. Two more than a day: under the house rules as they come, a party
 * may still move its visit for these two. Whoever chose the time less than `notice` before knows it, and so close to the
 * start that it is the `last` moment nobody is reminded.
 */
const hours = { lead: 26, notice: 28, last: 2 } as const;

/** A visit that is due to be told of, and the event that put it at its time. */
interface DueVisit {
  readonly venueId: number;
  readonly bookingId: string;
  readonly startsAt: Date;
  readonly position: number;
}

const hoursBefore = (start: string, count: number): string => `${start} - interval '${count} hours'`;

/** As `bookings_in_time` has them. What is held, or waits for its payment, has an end and is none of them. */
// guard: nobody is reminded of what is not firm
const due = `
  select b.venue_id as "venueId", b.id as "bookingId", b.starts_at as "startsAt", timed.position::int as position
  from booking.bookings b
    cross join lateral (select position, at from log.events
      where ledger = b.venue_id and stream = 'booking/' || b.id and type in ('BookingPlaced', 'BookingMoved')
      order by position desc limit 1) timed
  where ${hoursBefore('b.starts_at', hours.lead)} <= $1 and ${hoursBefore('b.starts_at', hours.last)} > $1
    and (b.status = 'confirmed' or (b.status = 'pending' and b.hold_until is null))
    and timed.at <= ${hoursBefore('b.starts_at', hours.notice)}
    and ($2::timestamptz is null or (b.starts_at, b.id) > ($2, $3::uuid))
    and not exists (select from log.outbox o
      where (o.ledger, o.position, o.kind) = (b.venue_id, timed.position, 'visit-reminder'))
  order by b.starts_at, b.id limit ${pageSize}`;

/** Has parties reminded of their visits, the day before. */
@Injectable()
export class VisitReminders {
  constructor(private readonly pool: pg.Pool) {}

  /**
   * A job for each visit and time, named by the event that put it there: left again, it is the same, and a visit that was
   * moved gets another. Whether there is still somebody to remind is looked at when the mail is written.
   * @returns how many were left
   */
  async leave(at: Date): Promise<number> {
    let left = 0;
    for await (const page of pagesOf((last: DueVisit | undefined) => this.after(last, at))) {
      for (const { venueId, bookingId, startsAt, position } of page) {
        const payload = { venueId, bookingId, startsAt: startsAt.toISOString() };
        const job = { kind: 'visit-reminder', ledger: venueId, number: position, payload, at };
        await enqueueJob(job, this.pool);
      }
      left += page.length;
    }
    return left;
  }

  private async after(last: DueVisit | undefined, at: Date): Promise<DueVisit[]> {
    const values = [at, last?.startsAt ?? null, last?.bookingId ?? null];
    return (await this.pool.query<DueVisit>(due, values)).rows;
  }
}
