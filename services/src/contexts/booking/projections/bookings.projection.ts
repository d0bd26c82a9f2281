import { projection, type Recorded } from '@northlight/event-store';
import { Columns, date, instant, int, lastOfEachStream, text, uuid } from '@northlight/event-store/rows';
import type { Db } from '../../../platform/database/db.js';
import type { BookingEvent, BookingPlaced, Visit } from '../domain/booking/booking.events.js';
import { bookingIdIn } from '../domain/slot/slot-id.js';
import {
  applyVoucher,
  cancel,
  changeParty,
  doorTakenBack,
  dropVoucherBack,
  expire,
  grantRefund,
  paidAtDoor,
  paidInFull,
  withdrawGrant,
} from './balance-columns.js';
import { arriveAtCard, payOnline, returnFromCard, sendRefund } from './online-rows.js';
import { dropRefund, failToPayBack, payBack } from './refund-rows.js';

/** Every booking as it stands now, with what goes back for it and what became of that. Rebuild: npm run projections -- rebuild bookings */
export const bookings = projection<BookingEvent>('bookings', {
  // 1 kept the end of a hold that was confirmed, 2 did not say when a visit starts, 3 nothing of what reports add up,
  // 4 owed what nobody had paid, 5 did not say how many of a party are in, 6 took a voucher's money for the venue's
  version: 7,
  tables: ['booking.bookings', 'booking.refunds'],
  order: 'stream',
  onRun: {
    BookingPlaced: (run, db) => insertBookings(run, db),
    HoldExpired: (run, db) => expire(run, db),
    HoldRestored: becomes("status = 'pending', hold_until = null"),
    BookingCompleted: becomes("status = 'completed'"),
    NoShowRecorded: becomes("status = 'no_show'"),
    CheckedIn: (run, db) =>
      update(run, db, {
        set: `status = 'checked_in', checked_in_at = e.at, inside = coalesce(e.inside, b.tickets), ${paidAtDoor}`,
        from: 'inside int',
        rowOf: ({ event: { inside } }) => ({ inside }),
      }),

    CheckInUndone: (run, db) =>
      update(run, db, {
        set: `status = case when e.still_in > 0 then b.status else 'confirmed' end, inside = e.still_in,
           checked_in_at = case when e.still_in > 0 then b.checked_in_at end, ${doorTakenBack}`,
        from: 'still_in int',
        rowOf: ({ event: { left = 0 } }) => ({ still_in: left }),
      }),

    BookingConfirmed: (run, db) =>
      update(run, db, {
        set: `status = 'confirmed', hold_until = null, held = case when e.paid then ${paidInFull} else b.held end`,
        from: 'paid boolean',
        rowOf: ({ event: { paid = false } }) => ({ paid }),
      }),

    HoldExtended: (run, db) =>
      update(run, db, {
        set: 'hold_until = e.until',
        from: 'until timestamptz',
        rowOf: ({ event: { until } }) => ({ until }),
      }),

    BookingClaimed: (run, db) =>
      update(run, db, {
        set: 'user_id = e.user_id',
        from: 'user_id int',
        rowOf: ({ event: { userId } }) => ({ user_id: userId }),
      }),

    // a booking is cancelled once
    BookingCancelled: (run, db) => cancel(run, db),

    BookingMoved: (run, db) =>
      update(run, db, {
        set: `slot_id = e.slot_id, experience_id = e.experience_id, date = e.date, time = e.time, starts_at = e.starts_at,
           moves = moves + e.times`,
        from: 'slot_id text, experience_id int, date date, time text, starts_at timestamptz',
        rowOf: ({ event: { to } }) => visitOf(to),
      }),
  },
  on: {
    PartyChanged: changeParty,
    VoucherBackDropped: dropVoucherBack,
    VoucherApplied: applyVoucher,
    RefundGranted: grantRefund,
    RefundGrantWithdrawn: withdrawGrant,
    RefundPaid: (recorded, db) => (recorded.event.refundId ? arriveAtCard(recorded, db) : payBack(recorded, db)),
    RefundFailed: (recorded, db) =>
      recorded.event.refundId ? returnFromCard(recorded, db) : failToPayBack(recorded, db),
    RefundDropped: dropRefund,
    PaidOnline: payOnline,
    RefundSent: sendRefund,
  },
});

/** What the last event of each booking in a run says; `e.at` is its instant, `e.times` how many there were. */
interface Change<Event extends BookingEvent> {
  readonly set: string;
  /** Columns of `e` that `rowOf` fills. */
  readonly from: string;
  readonly rowOf: (recorded: Recorded<Event>) => object;
}

function update<Event extends BookingEvent>(run: readonly Recorded<Event>[], db: Db, change: Change<Event>) {
  const rows = lastOfEachStream(run).map(({ last, times }) => ({
    venue_id: last.ledger,
    id: bookingIdIn(last.stream),
    at: last.at,
    times,
    ...change.rowOf(last),
  }));
  return db.query(
    `update booking.bookings b set ${change.set}
     from jsonb_to_recordset($1::jsonb) as e (venue_id int, id uuid, at timestamptz, times int${change.from && ', '}${change.from})
     where b.venue_id = e.venue_id and b.id = e.id`,
    [JSON.stringify(rows)],
  );
}

function becomes(set: string) {
  return (run: readonly Recorded<BookingEvent>[], db: Db) => update(run, db, { set, from: '', rowOf: () => ({}) });
}

const visitOf = ({ slotId, experienceId, date, time, startsAt }: Visit) => ({
  slot_id: slotId,
  experience_id: experienceId,
  date,
  time,
  starts_at: startsAt,
});

const placed = new Columns<Recorded<BookingPlaced>>({
  venue_id: int(({ ledger }) => ledger),
  id: uuid(({ stream }) => bookingIdIn(stream)),
  reference: text(({ event }) => event.reference),
  slot_id: text(({ event }) => event.visit.slotId),
  experience_id: int(({ event }) => event.visit.experienceId),
  date: date(({ event }) => event.visit.date),
  time: text(({ event }) => event.visit.time),
  starts_at: instant(({ event }) => event.visit.startsAt),
  tickets: int(({ event }) => event.tickets),
  ticket_type: text(({ event }) => event.ticketType),
  discount: int(({ event }) => event.price.discount),
  subtotal: int(({ event }) => event.price.subtotal),
  fee: int(({ event }) => event.price.fee),
  total: int(({ event }) => event.price.total),
  voucher: int(({ event }) => event.price.voucher),
  guest_passes: int(({ event }) => event.price.guestPasses ?? 0),
  held: int(({ event }) => event.price.voucher ?? 0),
  user_id: int(({ event }) => event.userId),
  customer_ref: uuid(({ event }) => event.customerRef),
  placed_at: instant(({ at }) => at),
  hold_until: instant(({ event }) => event.holdUntil),
});

const insertBookings = (run: readonly Recorded<BookingPlaced>[], db: Db) =>
  db.query(
    `insert into booking.bookings (${placed.names}, status) select ${placed.selected()}, 'pending'`,
    placed.values(run),
  );
