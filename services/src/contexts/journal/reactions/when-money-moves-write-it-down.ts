import type { Recorded, StreamReader } from '@northlight/event-store';
import { type Subscription, subscription } from '@northlight/event-store/consume';
import type { Db } from '../../../platform/database/db.js';
import { type BookingEvent, bookingPostings } from '../../booking/index.js';
import { type AccountEvent, accountPostings } from '../../payments/index.js';
import { type SubscriptionEvent, subscriptionPostings } from '../../subscriptions/index.js';
import { type VoucherEvent, voucherPostings } from '../../vouchers/index.js';
import { keepPostings } from '../persistence/postings.js';

type Effect = (recorded: Recorded, db: Db) => Promise<void>;

/**
 * What an event of a booking or an account of money moves is in the journal, in the commit of the checkpoint: once. The
 * state before it comes from its stream, which has a few events.
 */
export function whenMoneyMovesWriteItDown(streams: StreamReader): Subscription {
  const pastOf = async ({ ledger, stream, version }: Recorded) =>
    (await streams.readUntil(ledger, stream, { version })).map(({ event }) => event);
  const ofBooking: Effect = async (recorded, db) =>
    keepPostings(recorded, bookingPostings((await pastOf(recorded)) as BookingEvent[]), db);
  const ofAccount: Effect = async (recorded, db) =>
    keepPostings(recorded, accountPostings((await pastOf(recorded)) as AccountEvent[]), db);
  const ofVoucher: Effect = async (recorded, db) =>
    keepPostings(recorded, voucherPostings((await pastOf(recorded)) as VoucherEvent[]), db);
  const ofPlan: Effect = async (recorded, db) =>
    keepPostings(recorded, subscriptionPostings(recorded.event as SubscriptionEvent), db);
  return subscription<BookingEvent | AccountEvent | SubscriptionEvent | VoucherEvent>('journal', {
    from: 'start',
    on: {
      ...{
        BookingPlaced: ofBooking,
        BookingConfirmed: ofBooking,
        PartyChanged: ofBooking,
        BookingCancelled: ofBooking,
      },
      ...{ RefundGranted: ofBooking, RefundGrantWithdrawn: ofBooking, RefundPaid: ofBooking, RefundFailed: ofBooking },
      ...{ RefundDropped: ofBooking, PaidOnline: ofBooking, HoldRestored: ofBooking, RefundSent: ofBooking },
      ...{ HoldExpired: ofBooking, VoucherBackDropped: ofBooking, CheckedIn: ofBooking, CheckInUndone: ofBooking },
      ...{ NoShowRecorded: ofBooking, PaymentCaptured: ofAccount, CardRefundStarted: ofAccount },
      ...{ CardRefundSettled: ofAccount, CardRefundFailed: ofAccount, Disputed: ofAccount, DisputeClosed: ofAccount },
      ...{ TicketUsed: ofAccount, TicketLapsed: ofAccount },
      ...{ SubscriptionActivated: ofPlan, SubscriptionRenewed: ofPlan, VoucherIssued: ofVoucher },
      ...{ PlanCreditAdded: ofPlan, PlanCreditClosed: ofPlan },
      VoucherRevoked: ofVoucher,
      VoucherApplied: ofBooking,
      VoucherSpent: ofVoucher,
      VoucherGivenBack: ofVoucher,
    },
  });
}
