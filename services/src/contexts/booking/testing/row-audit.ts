import type pg from 'pg';
import type { BookingEvent } from '../domain/booking.events.js';
import type { Entry } from './breaches.js';

/** A booking, and what goes back for it, as the tables that readers read should have it. */
interface Row {
  readonly status: string;
  readonly tickets: number;
  readonly slotId: string;
  readonly moves: number;
  /** Cents that went back, in all, and those of them that went to a gift voucher. */
  readonly refund: number;
  readonly voucherBack: number;
  readonly checkedInAt: Date | null;
  readonly refundState: string;
  readonly owed: number;
  readonly paid: number;
  readonly requestedAt: Date | null;
  /** Seats that it has only until an instant. */
  readonly endingSeats: number | null;
}

type Events = { readonly [T in BookingEvent['type']]: Extract<BookingEvent, { type: T }> };
type Changes = { readonly [T in BookingEvent['type']]?: (event: Events[T], row: Row, at: Date) => Partial<Row> };

const none = { moves: 0, refund: 0, voucherBack: 0, checkedInAt: null };
const nothingOwed = { refundState: 'none', owed: 0, paid: 0, requestedAt: null };

/** More goes back; who waited already waits since then. */
function givesBack({ refund, voucherBack = 0 }: Events['BookingCancelled' | 'PartyChanged'], row: Row, at: Date) {
  const back = { refund: row.refund + refund, voucherBack: row.voucherBack + voucherBack };
  if (refund === 0) return back;
  return {
    ...back,
    refundState: 'requested',
    owed: row.owed + refund,
    requestedAt: row.owed > 0 ? row.requestedAt : at,
  };
}

const sizeOf = (tickets: number, { endingSeats }: Row) => ({ tickets, endingSeats: endingSeats && tickets });

/** What the events of a booking mean for its rows, written down once more. */
const changes: Changes = {
  BookingPlaced: ({ tickets, visit, holdUntil }) => ({
    ...{ ...none, ...nothingOwed, status: 'pending', tickets, slotId: visit.slotId },
    endingSeats: holdUntil === null ? null : tickets,
  }),
  BookingConfirmed: () => ({ status: 'confirmed', endingSeats: null }),
  HoldExpired: () => ({ status: 'expired', endingSeats: null }),
  BookingMoved: ({ to }, { moves }) => ({ slotId: to.slotId, moves: moves + 1 }),
  PartyChanged: (event, row, at) => ({ ...givesBack(event, row, at), ...sizeOf(event.tickets, row) }),
  BookingCancelled: (event, row, at) => ({ ...givesBack(event, row, at), status: 'cancelled', endingSeats: null }),
  CheckedIn: (_, __, at) => ({ status: 'checked_in', checkedInAt: at }),
  CheckInUndone: () => ({ status: 'confirmed', checkedInAt: null }),
  BookingCompleted: () => ({ status: 'completed' }),
  NoShowRecorded: () => ({ status: 'no_show' }),
  RefundPaid: ({ amount }, { owed, paid }) => ({ refundState: 'refunded', owed: owed - amount, paid: paid + amount }),
  RefundFailed: () => ({ refundState: 'failed' }),
  RefundDropped: ({ amount }, { owed, paid }) => ({
    refundState: paid > 0 ? 'refunded' : 'none',
    owed: owed - amount,
  }),
};

/** A day at a venue. */
export interface Day {
  readonly venueId: number;
  readonly date: string;
}

/** The rows of the bookings of a day at a venue, by id. */
export async function rowsOf(pool: pg.Pool, { venueId, date }: Day): Promise<Map<string, Row>> {
  const { rows } = await pool.query<Row & { id: string }>(
    `select b.id, b.status, tickets, b.slot_id as "slotId", moves, coalesce(refund, 0) as refund,
       coalesce(voucher_back, 0) as "voucherBack", checked_in_at as "checkedInAt", coalesce(r.state, 'none') as "refundState",
       coalesce(owed, 0) as owed, coalesce(paid, 0) as paid, requested_at as "requestedAt", h.seats as "endingSeats"
     from booking.bookings b
     left join booking.refunds r on r.venue_id = b.venue_id and r.booking_id = b.id
     left join booking.ending_holds h on h.venue_id = b.venue_id and h.holder = b.id::text
     where b.venue_id = $1 and b.date = $2`,
    [venueId, date],
  );
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/**
 * Compares what readers read of bookings with what an auditor makes of the log: 6 of engine.md. A rebuild would not see
 * what a projection makes wrong each time.
 */
export function rowBreaches(log: readonly Entry[], rows: ReadonlyMap<string, Row>): string[] {
  const audited = new Map<string, Row>();
  for (const { stream, event, at } of log) {
    const change = changes[event.type as BookingEvent['type']];
    if (!change) continue;
    const row = audited.get(stream.slice('booking/'.length)) as Row;
    audited.set(stream.slice('booking/'.length), { ...row, ...change(event as never, row, at) });
  }
  return [...audited].flatMap(([id, row]) =>
    Object.entries(row).flatMap(([name, value]) => {
      const [told, found] = [JSON.stringify(value), JSON.stringify(rows.get(id)?.[name as keyof Row])];
      return told === found ? [] : [`${id} has ${name} ${found}, and the log says ${told}`];
    }),
  );
}
