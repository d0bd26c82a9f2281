import type { BookingStatus } from '@northlight/contracts';
import { type Db, projection } from '../../../platform/event-store/projection.js';
import type { Recorded } from '../../../platform/event-store/recorded.js';
import type { BookingEvent, BookingPlaced } from '../domain/booking.events.js';
import { bookingIdIn } from './stream-names.js';

/** Every booking as it stands now. Rebuild: npm run projections -- rebuild bookings */
export const bookings = projection<BookingEvent>('bookings', {
  version: 3, // 1 kept the end of a hold that was confirmed, 2 did not say when a visit starts
  tables: ['booking.bookings'],
  onRun: { BookingPlaced: (run, db) => insertBookings(run, db) },
  on: {
    HoldExpired: becomes('expired'),
    BookingCompleted: becomes('completed'),
    NoShowRecorded: becomes('no_show'),

    BookingConfirmed: ({ ledger, stream }, db) =>
      db.query("update booking.bookings set status = 'confirmed', hold_until = null where venue_id = $1 and id = $2", [
        ledger,
        bookingIdIn(stream),
      ]),

    HoldExtended: ({ ledger, stream, event: { until } }, db) =>
      db.query('update booking.bookings set hold_until = $3 where venue_id = $1 and id = $2', [
        ledger,
        bookingIdIn(stream),
        until,
      ]),

    CheckedIn: ({ ledger, stream, at }, db) =>
      db.query(
        "update booking.bookings set status = 'checked_in', checked_in_at = $3 where venue_id = $1 and id = $2",
        [ledger, bookingIdIn(stream), at],
      ),

    CheckInUndone: ({ ledger, stream }, db) =>
      db.query(
        "update booking.bookings set status = 'confirmed', checked_in_at = null where venue_id = $1 and id = $2",
        [ledger, bookingIdIn(stream)],
      ),

    PartyChanged: ({ ledger, stream, event: { tickets, price, refund } }, db) =>
      db.query(
        `update booking.bookings set tickets = $3, subtotal = $4, fee = $5, total = $6,
           refund = nullif(coalesce(refund, 0) + $7, 0)
         where venue_id = $1 and id = $2`,
        [ledger, bookingIdIn(stream), tickets, price.subtotal, price.fee, price.total, refund],
      ),

    BookingCancelled: ({ ledger, stream, event: { refund } }, db) =>
      db.query(
        `update booking.bookings set status = 'cancelled', refund = coalesce(refund, 0) + $3
         where venue_id = $1 and id = $2`,
        [ledger, bookingIdIn(stream), refund],
      ),

    BookingMoved: ({ ledger, stream, event: { to } }, db) =>
      db.query(
        `update booking.bookings set slot_id = $3, experience_id = $4, date = $5, time = $6, starts_at = $7,
           moves = moves + 1
         where venue_id = $1 and id = $2`,
        [ledger, bookingIdIn(stream), to.slotId, to.experienceId, to.date, to.time, to.startsAt],
      ),
  },
});

function becomes(status: BookingStatus) {
  return ({ ledger, stream }: Recorded, db: Db) =>
    db.query('update booking.bookings set status = $3 where venue_id = $1 and id = $2', [
      ledger,
      bookingIdIn(stream),
      status,
    ]);
}

const insertBookings = (run: readonly Recorded<BookingPlaced>[], db: Db) =>
  db.query(
    `insert into booking.bookings (venue_id, id, reference, slot_id, experience_id, date, time, starts_at, tickets, ticket_type,
       status, subtotal, fee, total, user_id, customer_ref, placed_at, hold_until)
     select venue_id, id, reference, slot_id, experience_id, date, time, starts_at, tickets, ticket_type,
       'pending', subtotal, fee, total, user_id, customer_ref, placed_at, hold_until
     from jsonb_to_recordset($1::jsonb) as b (venue_id int, id uuid, reference text, slot_id text, experience_id int,
       date date, time text, starts_at timestamptz, tickets int, ticket_type text, subtotal int, fee int, total int, user_id int,
       customer_ref uuid, placed_at timestamptz, hold_until timestamptz)`,
    [JSON.stringify(run.map(rowOf))],
  );

const rowOf = ({ ledger, stream, at, event }: Recorded<BookingPlaced>) => ({
  venue_id: ledger,
  id: bookingIdIn(stream),
  reference: event.reference,
  slot_id: event.visit.slotId,
  experience_id: event.visit.experienceId,
  date: event.visit.date,
  time: event.visit.time,
  starts_at: event.visit.startsAt,
  tickets: event.tickets,
  ticket_type: event.ticketType,
  subtotal: event.price.subtotal,
  fee: event.price.fee,
  total: event.price.total,
  user_id: event.userId,
  customer_ref: event.customerRef,
  placed_at: at,
  hold_until: event.holdUntil,
});
