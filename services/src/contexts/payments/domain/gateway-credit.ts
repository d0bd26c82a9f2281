import type { Cents } from '../../../platform/kernel/money.js';

/** Whose months are to be paid, before they begin. */
export interface CustomerRequest {
  /** Our own id of the subscription: the gateway answers the same customer for the same id. */
  readonly subscriptionId: string;
  /** '' where it is not known. */
  readonly email: string;
}

/** Money that pays a customer's months before their card does. */
export interface CreditRequest {
  readonly customerId: string;
  /** Our own id of it: the customer has it once for the same id. */
  readonly creditId: string;
  readonly amount: Cents;
}
