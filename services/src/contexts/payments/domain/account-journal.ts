import type { Cents } from '../../../platform/kernel/money.js';
import { entry, type Posting, summed } from '../../../platform/kernel/posting.js';
import type { AccountEvent, AccountLine, CardRefundStarted } from './account.events.js';
import { type Account, account, capturedOf, paymentIn, refundIn } from './account.js';

/** What is earned, or owed on, by a line that is paid: a booking says itself what is earned, once its visit is over. */
const accountOf = {
  booking: 'clearing',
  goods: 'goods',
  shipping: 'shipping',
  tax: 'tax',
  // until the visit
  open_ticket: 'deferred',
  // a gift card is owed until it is spent
  gift_card: 'vouchers',
} as const;

/** Where what goes back had been. */
const sourceOf = {
  booking: 'clearing',
  goods: 'goods',
  open_ticket: 'deferred',
  paid_twice: 'owed_to_customers',
} as const;

const linesOf = (lines: readonly AccountLine[]): Posting[] =>
  lines.flatMap(({ kind, amount }) => entry('gateway', accountOf[kind], amount));

type Refunded = Pick<CardRefundStarted, 'payment' | 'purpose' | 'amount'>;

/**
 * What goes back, by where it had been: of a return its price and tax, in the parts in which they were paid; of a cancelled
 * order all that is not a booking.
 */
function partsOf({ payment, purpose, amount }: Refunded, state: Account): Posting[] {
  if (purpose.kind !== 'goods') return [{ account: sourceOf[purpose.kind], amount }];
  const { lines } = paymentIn(state, payment);
  if (purpose.returnId === undefined) return inOrder(lines, amount);
  const paid = (kind: AccountLine['kind']) =>
    lines.filter((line) => line.kind === kind).reduce((sum, line) => sum + line.amount, 0);
  const tax = Math.round((amount * paid('tax')) / Math.max(1, paid('goods') + paid('tax')));
  return summed([
    { account: 'goods', amount: amount - tax },
    { account: 'tax', amount: tax },
  ]);
}

function inOrder(lines: readonly AccountLine[], amount: Cents): Posting[] {
  let left = amount;
  return lines.flatMap(({ kind, amount: paid }) => {
    const part = kind === 'booking' || kind === 'open_ticket' ? 0 : Math.min(left, paid);
    left -= part;
    return part > 0 ? [{ account: accountOf[kind], amount: part }] : [];
  });
}

/** What an event of an account moves in the journal. @param state as it was before */
export function accountPostings(event: AccountEvent, state: Account): Posting[] {
  switch (event.type) {
    case 'PaymentCaptured': {
      const { lines, amount } = paymentIn(state, event.payment);
      // what is paid a second time is nobody's but the customer's
      return capturedOf(state).length > 0 ? entry('gateway', 'owed_to_customers', amount) : summed(linesOf(lines));
    }
    case 'CardRefundStarted':
      return summed(partsOf(event, state).flatMap((part) => entry(part.account, 'refunds_underway', part.amount)));
    case 'CardRefundSettled':
      return entry('refunds_underway', 'gateway', refundIn(state, event.refundId).amount);
    case 'CardRefundFailed':
      return failedPostings(state, event.refundId);
    case 'Disputed':
      return entry('disputed', 'gateway', event.amount);
    case 'TicketUsed':
      return entry('deferred', 'clearing', event.amount); // its booking has it in the same commit
    case 'TicketLapsed':
      return entry('deferred', 'tickets', event.amount);
    case 'DisputeClosed': {
      const amount = state.disputes.find(({ id }) => id === event.disputeId)?.amount ?? 0;
      return entry(event.outcome === 'won' ? 'gateway' : 'dispute_losses', 'disputed', amount);
    }
    default:
      return [];
  }
}

/** It is where it had been: the desk pays a return then. What was for a cancelled order is owed to its customer. */
function failedPostings(state: Account, refundId: string): Posting[] {
  const refund = refundIn(state, refundId);
  const { state: had, amount, purpose } = refund;
  const here = had === 'settled' ? 'gateway' : 'refunds_underway';
  const isBackThere = purpose.kind === 'booking' || ('returnId' in purpose && purpose.returnId !== undefined);
  if (!isBackThere) return entry(here, 'owed_to_customers', amount);
  return summed(partsOf(refund, state).flatMap((part) => entry(here, part.account, part.amount)));
}

/** What the last of some events of an account moves. */
export function lastAccountPostings(events: readonly AccountEvent[]): Posting[] {
  const last = events.at(-1);
  if (!last) return [];
  return accountPostings(
    last,
    events.slice(0, -1).reduce((state, event) => account.evolve(state, event), account.initial),
  );
}
