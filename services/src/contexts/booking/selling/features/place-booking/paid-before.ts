import type { Work } from '@northlight/event-store';
import type { PaidOnline } from '../../../domain/booking/online-payment.events.js';

/** A payment that is moved to the booking that its tickets become. */
export type PaidBefore = Pick<PaidOnline, 'payment' | 'account' | 'amount'>;

/** What was paid online for tickets before their time was chosen. */
export interface TicketFunds {
  /** The ledger of the account that it is in. */
  readonly ledger: number;
  /** Takes it for the booking, in the same commit. @returns undefined where it went back meanwhile: the venue takes it then */
  readonly take: (accounts: Work) => PaidBefore | undefined;
}
