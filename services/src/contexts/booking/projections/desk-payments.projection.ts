import type { TillMeans } from '@northlight/contracts';
import { projection, type Recorded } from '@northlight/event-store';
import type pg from 'pg';
import type { BookingEvent } from '../domain/booking/booking.events.js';
import type { DeskPayment } from '../domain/booking/desk-payment.js';
import { bookingIdIn } from '../domain/slot/slot-id.js';

type Db = Pick<pg.ClientBase, 'query'>;
type Where = Pick<Recorded, 'ledger' | 'position' | 'stream' | 'at' | 'meta'>;

/** Every payment at a desk, and what went back there. Rebuild: npm run projections -- rebuild desk-payments */
export const deskPayments = projection<BookingEvent>('desk-payments', {
  tables: ['booking.desk_payments'],
  order: 'stream',
  on: {
    BookingConfirmed: ({ event: { taken }, ...where }, db) => note(where, taken, db),
    VoucherApplied: ({ event: { cents }, ...where }, db) => note(where, { paidWith: 'voucher', amount: cents }, db),
    CheckedIn: ({ event: { taken }, ...where }, db) => note(where, taken, db),
    CheckInUndone: ({ event: { returned }, ...where }, db) =>
      note(where, returned && { ...returned, amount: -returned.amount }, db),
    // a transfer is made by the office, and what goes back to a card online by the gateway
    RefundPaid: ({ event: { method, amount }, ...where }, db) =>
      note(where, method === 'cash' || method === 'card' ? { paidWith: method, amount: -amount } : undefined, db),
  },
});

/** Also what a gift voucher pays at a desk, which is in no drawer. */
type Noted = Omit<DeskPayment, 'paidWith'> & { readonly paidWith: TillMeans };

async function note({ ledger, position, stream, at, meta }: Where, payment: Noted | undefined, db: Db) {
  if (!payment) return;
  await db.query(
    `insert into booking.desk_payments (ledger, position, booking_id, actor, paid_with, amount, at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [ledger, position, bookingIdIn(stream), meta.actor ?? 'visitor', payment.paidWith, payment.amount, at],
  );
}
