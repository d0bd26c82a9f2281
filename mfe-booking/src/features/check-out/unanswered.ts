import { productSlug } from '@northlight/site-kit';

/** A booking or an order, as far as it tells whether it is paid otherwise than before. */
interface Sent {
  readonly totalPrice?: number;
  readonly voucherCode?: string;
  readonly promoCode?: string;
  readonly guestPasses?: number;
}

/** Requests by the names of their lines. */
type Unanswered = Readonly<Record<string, Sent>>;

const key = `${productSlug}-unanswered-bookings`;

/**
 * Bookings and orders that spend a gift voucher, or use a promo code or guest passes, and whose answer was lost. What is left of
 * those may be less since, and with it the total: only the very same request finds out whether it was booked, and spends nothing
 * twice.
 */
const load = (): Unanswered => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Unanswered;
  } catch {
    return {};
  }
};

/** A blocked storage only costs what is said above. */
const save = (requests: Unanswered): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(requests));
  } catch {
    // the booking then lapses by its hold
  }
};

/** The request that was sent for a line and not answered, where it wants the same visit for the same person. */
export const sentBefore = <Request extends Sent>(lineId: string, request: Request): Request | undefined => {
  const before = load()[lineId] as Request | undefined;
  return before && visitOf(before) === visitOf(request) ? before : undefined;
};

export const keepSent = (lineId: string, request: Sent): void => save({ ...load(), [lineId]: request });

export const forgetSent = (lineId: string): void => {
  const { [lineId]: _, ...rest } = load();
  save(rest);
};

const visitOf = ({ totalPrice: _, voucherCode: __, promoCode: ___, guestPasses: ____, ...visit }: Sent): string =>
  JSON.stringify(Object.entries(visit).sort(([one], [other]) => (one < other ? -1 : 1)));
