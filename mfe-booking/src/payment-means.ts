import { showPaymentMeans } from '@northlight/client';
import type { PaymentMeansView } from '@northlight/contracts';
import { apiQuery, type CartLine, queryOptions } from '@northlight/site-kit';

/** GET /api/payments/means: an outage of the gateway comes and goes. */
export const meansQuery = queryOptions({ ...apiQuery(showPaymentMeans, {}), staleTime: 0 });

/** Dollars up to which something may be paid at the venue, and the venue whose own rule that is. */
export interface VenueLimit {
  readonly upTo: number;
  readonly venue?: string;
}

/** The lowest of what these venues allow; a venue without a rule of its own has that of the house. */
export function venueLimitOf(means: PaymentMeansView, venueIds: readonly number[]): VenueLimit {
  const house: VenueLimit = { upTo: means.venueUpTo };
  const limits = venueIds.map((id): VenueLimit => {
    const own = means.venues?.find(({ venueId }) => venueId === id);
    return own ? { upTo: own.upTo, venue: own.name } : house;
  });
  const [first = house, ...rest] = limits;
  return rest.reduce((least, one) => (one.upTo < least.upTo ? one : least), first);
}

/** Where lines of a cart are paid, if at a venue: merchandise is where it is picked up. */
export const venuesOf = (lines: readonly CartLine[], { pickUpVenueId }: PaymentMeansView): number[] =>
  lines.flatMap(({ type, visit }) => (type === 'product' ? pickUpVenueId : visit?.venueId) ?? []);
