import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { RefundState, RefundSum } from '@northlight/contracts';
import { Repository } from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import { dollarsOf } from '../../../platform/kernel/money.js';
import { BookingRow } from './booking.row.js';
import { RefundRow } from './refund.row.js';

const ofBooking = ['reference', 'customerRef', 'experienceId', 'date', 'time'] as const;
const columns = [new Table(RefundRow).selected(undefined, 'r'), new Table(BookingRow).selected(ofBooking, 'b')].join();

/** A refund with the booking that it is for. */
export type RefundOfBooking = RefundRow & Pick<BookingRow, (typeof ofBooking)[number]>;

/** Which of them, and after which. */
export interface RefundQuery {
  readonly state: RefundState;
  readonly limit: number;
  readonly after?: Pick<RefundRow, 'requestedAt' | 'bookingId'> | undefined;
}

/** Still to be dealt with: the party that waits longest comes first. */
const open: readonly RefundState[] = ['requested', 'failed'];

/** What goes back, as its table tells it. */
@Injectable()
export class StoredRefunds {
  constructor(@InjectRepository(RefundRow) private readonly rows: Repository<RefundRow>) {}

  /** What goes back for one booking; null where nothing ever was to. */
  find(venueId: number, bookingId: string): Promise<RefundRow | null> {
    return this.rows.findOneBy({ venueId, bookingId });
  }

  /** In the order in which they were asked for, those that are settled the other way round. */
  page({ state, limit, after }: RefundQuery): Promise<RefundOfBooking[]> {
    const [follows, order] = open.includes(state) ? ['>', 'asc'] : ['<', 'desc'];
    return this.rows.query(
      `select ${columns}
       from booking.refunds r join booking.bookings b on b.venue_id = r.venue_id and b.id = r.booking_id
       where r.state = $1 and ($2::timestamptz is null or (r.requested_at, r.booking_id) ${follows} ($2, $3::uuid))
       order by r.requested_at ${order}, r.booking_id ${order} limit $4`,
      [state, after?.requestedAt ?? null, after?.bookingId ?? null, limit],
    );
  }

  /** How many there are of each state, and the dollars that are still owed, on their way, or were paid where that is done. */
  async sums(): Promise<RefundSum[]> {
    const sums = await this.rows.query<{ state: RefundState; count: number; cents: number }[]>(
      `select state, count(*)::int as count, sum(case when state = 'processing' then on_its_way when owed > 0 then owed else paid end)::float8 as cents
       from booking.refunds group by state`,
    );
    return sums.map(({ state, count, cents }) => ({ state, count, amount: dollarsOf(cents) }));
  }
}
