import { entry, type Posting, summed } from '../../../platform/kernel/posting.js';
import type { AccountEvent, AccountLine, CardRefundStarted } from './account.events.js';
import { type Account, account, capturedOf, paymentIn, refundIn } from './account.js';

/** What is earned, or owed on, by a line that is paid: a booking says itself what is earned, once its visit is over. */
const accountOf = { booking: 'clearing', goods: 'goods', shipping: 'shipping', tax: 'tax' } as const;

/** Where what goes back had been. */
const sourceOf = { booking: 'clearing', goods: 'goods', paid_twice: 'owed_to_customers' } as const;

const linesOf = (lines: readonly AccountLine[]): Posting[] =>
  lines.flatMap(({ kind, amount }) => entry('gateway', accountOf[kind], amount));

/** Merchandise goes back with its shipping and tax; of a part of it, the goods come first. */
function refundPostings({ payment, purpose, amount }: CardRefundStarted, state: Account): Posting[] {
  if (purpose.kind !== 'goods') return entry(sourceOf[purpose.kind], 'refunds_underway', amount);
  const lines = paymentIn(state, payment).lines.filter(({ kind }) => kind !== 'booking');
  let left = amount;
  return lines.flatMap(({ kind, amount: paid }) => {
    const part = Math.min(left, paid);
    left -= part;
    return entry(accountOf[kind], 'refunds_underway', part);
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
      return summed(refundPostings(event, state));
    case 'CardRefundSettled':
      return entry('refunds_underway', 'gateway', refundIn(state, event.refundId).amount);
    case 'CardRefundFailed':
      return failedPostings(state, event.refundId);
    case 'Disputed':
      return entry('disputed', 'gateway', event.amount);
    case 'DisputeClosed': {
      const amount = state.disputes.find(({ id }) => id === event.disputeId)?.amount ?? 0;
      return entry(event.outcome === 'won' ? 'gateway' : 'dispute_losses', 'disputed', amount);
    }
    default:
      return [];
  }
}

/** What had arrived comes back to the gateway first; for merchandise it is owed to the customer, as nothing sends it again. */
function failedPostings(state: Account, refundId: string): Posting[] {
  const { state: had, amount, purpose } = refundIn(state, refundId);
  const back = purpose.kind === 'booking' ? 'clearing' : 'owed_to_customers';
  return entry(had === 'settled' ? 'gateway' : 'refunds_underway', back, amount);
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
