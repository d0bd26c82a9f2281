import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { BookingList, BookingOptions, BookingSummary, ListBookingsDto, Page } from '@northlight/contracts';
import pg from 'pg';
import { Table } from '../../../../../platform/database/table.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { cutPage, instant, KeysetCursor, uuid } from '../../../../../platform/kernel/keyset-cursor.js';
import { dollarsOf } from '../../../../../platform/kernel/money.js';
import { Vouchers } from '../../../../vouchers/index.js';
import { optionsOf } from '../../../domain/booking/booking-options.js';
import { BookingRow } from '../../../persistence/booking.row.js';
import { BookingStates } from '../../../persistence/booking-states.js';
import { rowMoney } from '../../../persistence/row-money.js';
import { statusAt } from '../../../persistence/status-at.js';
import { type Facts, VisitFacts } from '../../../persistence/visit-facts.js';
import { type Claimant, Claims } from '../../claims.js';

/** Asks for a user's own bookings; what they booked as a visitor since they were here is among them from now on (C23). */
export class ListBookings extends Query<Page<BookingSummary>> {
  constructor(
    readonly user: Claimant,
    readonly wanted: ListBookingsDto,
  ) {
    super();
  }
}

/** A hold whose time is over has lapsed, whether or not anybody has noticed; one without an end never does. */
const isGone = "(status in ('cancelled', 'expired') or (status = 'pending' and coalesce(hold_until <= $2, false)))";

const bookings = new Table(BookingRow);
const ownCursor = new KeysetCursor('own-booking', { startsAt: instant, id: uuid });

/** Each booking is in exactly one of them. */
const conditions: Readonly<Record<BookingList, string>> = {
  upcoming: `not ${isGone} and starts_at > $2`,
  past: `not ${isGone} and starts_at <= $2`,
  cancelled: isGone,
};

@QueryHandler(ListBookings)
export class ListBookingsHandler implements IQueryHandler<ListBookings> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly facts: VisitFacts,
    private readonly states: BookingStates,
    private readonly claims: Claims,
    private readonly vouchers: Vouchers,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} BAD_REQUEST for a cursor that nobody gave */
  async execute({ user, wanted }: ListBookings): Promise<Page<BookingSummary>> {
    await this.claims.claimFor(user);
    const now = this.clock.now();
    const { rows, last } = cutPage(await this.read(user.id, wanted, now), wanted.limit);
    const facts = await this.facts.ofAll(rows);
    const options = await this.optionsOf(rows, now);
    return {
      items: facts.map(([row, its]) => ({ ...summaryOf(row, its, now), options: options.get(row.id) ?? null })),
      nextCursor: ownCursor.after(last && { ...last, startsAt: last.startsAt ?? new Date(0) }),
    };
  }

  /** One after the other: a long list must not take the log's few connections from those who book. */
  private async optionsOf(rows: readonly BookingRow[], now: Date): Promise<ReadonlyMap<string, BookingOptions>> {
    const found = new Map<string, BookingOptions>();
    for (const row of rows) {
      if (!isOpen(row, now)) continue;
      const state = await this.states.read(row.venueId, row.id);
      const voucher = state.voucher && (await this.vouchers.ofBooking(row.id));
      found.set(row.id, optionsOf(state, now, voucher?.isGone));
    }
    return found;
  }

  private read(userId: number, { when, limit, cursor }: ListBookingsDto, now: Date): Promise<BookingRow[]> {
    const [follows, order] = when === 'upcoming' ? ['>', 'asc'] : ['<', 'desc'];
    const after = ownCursor.keyIn(cursor);
    return bookings.find(
      this.pool,
      `where user_id = $1 and ${when ? conditions[when] : '$2::timestamptz is not null'}
         and ($3::timestamptz is null or (starts_at, id) ${follows} ($3, $4::uuid))
       order by starts_at ${order} nulls last, id ${order} limit $5`,
      [userId, now, after?.startsAt ?? null, after?.id ?? null, limit + 1],
    );
  }
}

/** Ahead, and neither given up nor begun. */
const isOpen = (row: BookingRow, now: Date): boolean =>
  ['pending', 'confirmed'].includes(statusAt(row, now)) && row.startsAt !== null && row.startsAt > now;

const summaryOf = (row: BookingRow, facts: Facts, now: Date): Omit<BookingSummary, 'options'> => ({
  id: row.id,
  reference: row.reference,
  status: statusAt(row, now),
  venueId: facts.venueId,
  venueName: facts.venueName,
  venueAddress: facts.venueAddress,
  timezone: facts.timezone,
  experienceId: facts.experienceId,
  experienceName: facts.experienceName,
  experienceSlug: facts.experienceSlug,
  imageUrl: facts.imageUrl,
  date: row.date,
  time: row.time,
  numberOfTickets: row.tickets,
  totalPrice: dollarsOf(row.total),
  ...(row.voucher !== null && { voucher: dollarsOf(row.voucher) }),
  ...paidAndBack(row),
});

const paidAndBack = (row: BookingRow): Pick<BookingSummary, 'paid' | 'refund'> => {
  const { paid, refund } = rowMoney(row);
  return { paid, refund };
};
