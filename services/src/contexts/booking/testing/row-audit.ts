import type pg from 'pg';
import type { BookingEvent } from '../domain/booking/booking.events.js';
import type { Entry } from './breaches.js';
import { TillAudit } from './till-audit.js';

/** A booking, and what goes back for it, as the tables that readers read should have it. */
interface Row {
  readonly status: string;
  readonly tickets: number;
  readonly slotId: string;
  readonly moves: number;
  /** Cents of the customer that are here, those that go back or have gone back, and those that went to a gift voucher. */
  readonly held: number;
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

/** What of a booking reports add up. */
interface Reported {
  readonly taken: number;
}

const untouched = { moves: 0, checkedInAt: null, refundState: 'none', paid: 0, requestedAt: null };

/** What the till comes to with an event; who waited already waits since then. */
function moneyAfter(event: BookingEvent, till: TillAudit, { row, at }: { row: Row; at: Date }) {
  const before = row.owed;
  till.count(event);
  const { owed, here: held, voucherBack } = till;
  const paid = row.paid + paidBackBy(event);
  const requestedAt = owed > before && before === 0 ? at : row.requestedAt;
  return {
    owed,
    held,
    voucherBack,
    paid,
    refund: owed + paid + till.onItsWay,
    requestedAt,
    refundState: stateAfter(event, till, row),
  };
}

function paidBackBy(event: BookingEvent): number {
  if (event.type === 'RefundPaid') return event.amount;
  return event.type === 'RefundFailed' && event.had === 'arrived' ? -event.amount : 0;
}

function stateAfter({ type }: BookingEvent, till: TillAudit, { owed: before, paid, refundState }: Row): string {
  const { owed } = till;
  if (till.onItsWay > 0 || refundState === 'processing') return stateOnline(type, till);
  if (owed > before) return 'requested';
  if (type === 'RefundFailed') return 'failed';
  if (owed > 0 || before === 0) return refundState;
  return type === 'RefundPaid' || paid > 0 ? 'refunded' : 'none';
}

/** Where something was sent to a card. */
function stateOnline(type: BookingEvent['type'], { owed, onItsWay }: TillAudit): string {
  if (owed > 0) return type === 'RefundFailed' ? 'failed' : 'requested';
  return onItsWay > 0 ? 'processing' : 'refunded';
}

const sizeOf = (tickets: number, { endingSeats }: Row) => ({ tickets, endingSeats: endingSeats && tickets });

/** What the events of a booking mean for its rows, written down once more. */
const changes: Changes = {
  BookingPlaced: ({ tickets, visit, holdUntil }) => ({
    ...{ ...untouched, status: 'pending', tickets, slotId: visit.slotId },
    endingSeats: holdUntil === null ? null : tickets,
  }),
  BookingConfirmed: () => ({ status: 'confirmed', endingSeats: null }),
  HoldExpired: () => ({ status: 'expired', endingSeats: null }),
  HoldRestored: () => ({ status: 'pending', endingSeats: null }),
  BookingMoved: ({ to }, { moves }) => ({ slotId: to.slotId, moves: moves + 1 }),
  PartyChanged: ({ tickets }, row) => sizeOf(tickets, row),
  BookingCancelled: () => ({ status: 'cancelled', endingSeats: null }),
  CheckedIn: (_, __, at) => ({ status: 'checked_in', checkedInAt: at }),
  CheckInUndone: ({ left }) => (left ? {} : { status: 'confirmed', checkedInAt: null }),
  BookingCompleted: () => ({ status: 'completed' }),
  NoShowRecorded: () => ({ status: 'no_show' }),
};

/** A day at a venue. */
export interface Day {
  readonly venueId: number;
  readonly date: string;
}

/** The rows of the bookings of a day at a venue, by id. */
export async function rowsOf(pool: pg.Pool, { venueId, date }: Day): Promise<Map<string, Row & Reported>> {
  const { rows } = await pool.query<Row & Reported & { id: string }>(
    `select b.id, b.status, tickets, b.slot_id as "slotId", moves, b.held, coalesce(refund, 0) as refund,
       coalesce(voucher_back, 0) as "voucherBack", checked_in_at as "checkedInAt", coalesce(r.state, 'none') as "refundState",
       b.owed, coalesce(paid, 0) as paid, requested_at as "requestedAt", h.seats as "endingSeats",
       total - unpaid - returned as taken
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
export function rowBreaches(log: readonly Entry[], rows: ReadonlyMap<string, Row & Reported>): string[] {
  const audited = new Map<string, Row>();
  const tills = new Map<string, TillAudit>();
  for (const { stream, event, at } of log) {
    if (!stream.startsWith('booking/')) continue;
    const [id, shown] = [stream.slice('booking/'.length), event as BookingEvent];
    const till = tills.get(id) ?? new TillAudit();
    tills.set(id, till);
    const row = audited.get(id) ?? ({ ...untouched, owed: 0 } as Row);
    const money = moneyAfter(shown, till, { row, at });
    audited.set(id, { ...row, ...changes[shown.type]?.(shown as never, row, at), ...money });
  }
  const unlike = [...audited].flatMap(([id, row]) =>
    Object.entries(row).flatMap(([name, value]) => {
      const [shown, found] = [JSON.stringify(value), JSON.stringify(rows.get(id)?.[name as keyof Row])];
      return shown === found ? [] : [`${id} has ${name} ${found}, and the log says ${shown}`];
    }),
  );
  return [...unlike, ...[...tills].flatMap(([id, till]) => wronglyTaken(id, till, rows.get(id)))];
}

/** What lapsed is in no report. */
function wronglyTaken(id: string, { takings }: TillAudit, row: (Row & Reported) | undefined): string[] {
  if (!takings || !row || row.status === 'expired') return [];
  const { least, most } = takings;
  return least <= row.taken && row.taken <= most
    ? []
    : [`${id} is reported with ${row.taken} cents, of ${least} to ${most} that were taken`];
}
