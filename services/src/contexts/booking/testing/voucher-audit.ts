import type { Recorded } from '@northlight/event-store';
import type { Entry } from './breaches.js';

/** What a gift voucher's stream says, as far as money goes. */
export type MoneyEntry = Recorded<
  | { readonly type: 'VoucherIssued'; readonly amount: number }
  | { readonly type: 'VoucherSpent' | 'VoucherGivenBack'; readonly booking: string; readonly cents: number }
>;

/**
 * Adds up one gift voucher beside the bookings that it paid for: 9 of engine.md, over two ledgers. It is never overspent,
 * and each booking holds of it what it was sold for, less what it gave back; what lapsed gives back later, by a reaction.
 */
export function voucherBreaches(money: readonly MoneyEntry[], log: readonly Entry[]): string[] {
  const held = new Map<string, number>();
  let balance = 0;
  const wrong = money.flatMap(({ event }) => {
    if (event.type === 'VoucherIssued') balance += event.amount;
    else {
      const cents = event.type === 'VoucherSpent' ? event.cents : -event.cents;
      balance -= cents;
      held.set(event.booking, (held.get(event.booking) ?? 0) + cents);
    }
    return balance < 0 ? [`the voucher has ${balance} cents after ${event.type}`] : [];
  });
  const unlike = [...paidByVoucher(log)].flatMap(([booking, cents]) =>
    (held.get(booking) ?? 0) === cents
      ? []
      : [`${booking} holds ${held.get(booking)} cents of the voucher, not ${cents}`],
  );
  return [...wrong, ...unlike];
}

/** Cents that each booking has of its voucher, as its own events say. */
function paidByVoucher(log: readonly Entry[]): Map<string, number> {
  const paid = new Map<string, number>();
  for (const { stream, event } of log) {
    const booking = stream.slice('booking/'.length);
    paid.set(booking, (paid.get(booking) ?? 0) + paidIn(event));
  }
  return paid;
}

function paidIn(event: Entry['event']): number {
  if (event.type === 'BookingPlaced') return event.price.voucher ?? 0;
  if (event.type === 'VoucherApplied') return event.cents;
  return 'voucherBack' in event ? -(event.voucherBack ?? 0) : 0;
}
