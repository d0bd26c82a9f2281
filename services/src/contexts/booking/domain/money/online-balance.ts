import type { Cents } from '../../../../platform/kernel/money.js';
import type { Balance } from './balance.js';

/** What the customer is still to pay. */
export const unpaidOf = ({ charged, owed, held }: Balance): Cents => Math.max(0, charged + owed - held);

/** What of a payment is beyond the price by now, and goes back. */
export const beyondPrice = ({ charged, owed, held }: Balance, amount: Cents): Cents =>
  Math.min(amount, Math.max(0, held + amount - charged - owed));

export const paidOnline = (balance: Balance, amount: Cents, refund: Cents): Balance => ({
  ...balance,
  held: balance.held + amount,
  owed: balance.owed + refund,
});

// guard: what was sent back to a card is not paid back once more
/** What is on its way back is neither here nor owed. */
export const refundSent = (balance: Balance, amount: Cents): Balance => ({
  ...balance,
  held: balance.held - amount,
  owed: balance.owed - amount,
  onItsWay: balance.onItsWay + amount,
});

export const refundArrived = (balance: Balance, amount: Cents): Balance => ({
  ...balance,
  onItsWay: balance.onItsWay - amount,
  paidBack: balance.paidBack + amount,
});

/** The card did not take it: it is here, and owed, again. */
export const refundReturned = (balance: Balance, amount: Cents, had: 'arrived' | 'sent'): Balance => ({
  ...balance,
  held: balance.held + amount,
  owed: balance.owed + amount,
  ...(had === 'arrived' ? { paidBack: balance.paidBack - amount } : { onItsWay: balance.onItsWay - amount }),
});
