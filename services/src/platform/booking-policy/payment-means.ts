import type { Cents } from '../kernel/money.js';
import { dollarsOf } from '../kernel/money.js';
import { Refusal } from '../kernel/refusal.js';

/** What the house allows to be paid at the venue. */
export interface PaymentMeans {
  readonly isOnline: boolean;
  readonly venueMost: Cents;
}

/** What is not paid online, an order or a booking by itself, is promised at the venue, up to so much. @throws {Refusal} ORDER_PAYS_ONLINE */
export function mustBePayableAtVenue(total: Cents, { isOnline, venueMost }: PaymentMeans): void {
  // guard: what must be paid online does not count without it
  if (isOnline && total > venueMost) throw new Refusal('ORDER_PAYS_ONLINE', { most: `$${dollarsOf(venueMost)}` });
}
