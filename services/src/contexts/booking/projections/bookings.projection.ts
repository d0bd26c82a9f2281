import type { BookingStatus } from '@northlight/contracts';
import { type Db, projection } from '../../../platform/event-store/projection.js';
import type { Recorded } from '../../../platform/event-store/recorded.js';
import type { BookingEvent, BookingPlaced } from '../domain/booking.events.js';
import { bookingIdIn } from './stream-names.js';

/** Every booking as it stands now. Rebuild: npm run projections -- rebuild bookings */
export const bookings = projection<BookingEvent>('bookings', {
  tables: ['booking.bookings'],
  on: {
    BookingPlaced: (recorded, db) => insertBooking(recorded, db),
    BookingConfirmed: becomes('confirmed'),
    HoldExpired: becomes('expired'),
    CheckedIn: becomes('checked_in'),
    BookingCompleted: becomes('completed'),
    NoShowRecorded: becomes('no_show'),

    BookingCancelled: ({ ledger, stream, event: { refund } }, db) =>
      db.query("update booking.bookings set status = 'cancelled', refund = $3 where venue_id = $1 and id = $2", [
        ledger,
        bookingIdIn(stream),
        refund,
      ]),

    BookingMoved: ({ ledger, stream, event: { to } }, db) =>
      db.query(
        `update booking.bookings set slot_id = $3, experience_id = $4, date = $5, time = $6, moves = moves + 1
         where venue_id = $1 and id = $2`,
        [ledger, bookingIdIn(stream), to.slotId, to.experienceId, to.date, to.time],
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

const insertBooking = ({ ledger, stream, at, event }: Recorded<BookingPlaced>, db: Db) =>
  db.query(
    `insert into booking.bookings (venue_id, id, reference, slot_id, experience_id, date, time, tickets, ticket_type,
       status, subtotal, fee, total, user_id, customer_ref, placed_at, hold_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'pending', $10, $11, $12, $13, $14, $15, $16)`,
    [
      ledger,
      bookingIdIn(stream),
      event.reference,
      event.visit.slotId,
      event.visit.experienceId,
      event.visit.date,
      event.visit.time,
      event.tickets,
      event.ticketType,
      event.price.subtotal,
      event.price.fee,
      event.price.total,
      event.userId,
      event.customerRef,
      at,
      event.holdUntil,
    ],
  );
