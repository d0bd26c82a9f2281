import type { Cents } from '../kernel/money.js';
import { moneyText } from '../kernel/money.js';
import { Refusal } from '../kernel/refusal.js';

/** What the house allows to be paid at the venue. */
export interface PaymentMeans {
  readonly isOnline: boolean;
  readonly venueMost: Cents;
  /** The venue whose own rule that is; undefined where it is the house's. */
  readonly venue?: string | undefined;
}

/** A venue, and what its own rule allows; null: what the house allows. */
interface VenueRule {
  readonly name: string;
  readonly payAtVenueUpTo: Cents | null;
}

/** What all of these venues allow: the lowest of their figures; of no venue at all it is the house's. */
export function strictestOf(venues: readonly VenueRule[], houseMost: Cents): Omit<PaymentMeans, 'isOnline'> {
  const limits = venues.map(({ name, payAtVenueUpTo: own }) =>
    own === null ? { venueMost: houseMost } : { venueMost: own, venue: name },
  );
  const [first = { venueMost: houseMost }, ...rest] = limits;
  // guard: the strictest venue of an order decides
  return rest.reduce((least, one) => (one.venueMost < least.venueMost ? one : least), first);
}

/** Where nothing can be paid online, the venue takes everything. */
export const isPayableAtVenue = (total: Cents, { isOnline, venueMost }: PaymentMeans): boolean =>
  !isOnline || total <= venueMost;

/** What is not paid online, an order or a booking by itself, is promised at the venue, up to so much. @throws {Refusal} ORDER_PAYS_ONLINE */
export function mustBePayableAtVenue(total: Cents, means: PaymentMeans): void {
  // guard: what must be paid online does not count without it
  if (!isPayableAtVenue(total, means)) throw new Refusal('ORDER_PAYS_ONLINE', { orders: refusedOrders(means) });
}

/** "Orders over $200 for Albany", "Orders for Albany", "Orders over $500" */
const refusedOrders = ({ venueMost, venue }: PaymentMeans): string =>
  ['Orders', venueMost > 0 && `over ${moneyText(venueMost)}`, venue && `for ${venue}`].filter(Boolean).join(' ');
