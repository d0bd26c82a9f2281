import { type CartLine, useQuery } from '@northlight/site-kit';
import { useState } from 'react';
import type { OrderSum } from '../../features/check-out/order-sum.ts';
import { meansQuery, type VenueLimit, venueLimitOf, venuesOf } from '../../payment-means.ts';

export type PayBy = 'online' | 'venue';

interface Kind {
  readonly lines: readonly CartLine[];
  readonly isShipped: boolean;
}

/**
 * How the order is paid: online now, where that is offered, or at the venue.
 * `isShipped`: what is shipped is paid online.
 */
export const usePaymentChoice = (sum: OrderSum | undefined, { lines, isShipped }: Kind) => {
  const { data } = useQuery(meansQuery);
  const [chosen, choose] = useState<PayBy>('online');
  const [wantsReminder, wantReminder] = useState(false);
  const isOffered = data?.online === true && sum !== undefined && sum.total > 0;
  const limit = data && venueLimitOf(data, venuesOf(lines, data));
  /** Above which it has to be paid online; undefined where the venue takes it, too. */
  const venueLimit: VenueLimit | undefined = isOffered && limit && sum.total / 100 > limit.upTo ? limit : undefined;
  /** A gift card pays all of it: nothing is left for the venue. */
  const isCovered = sum !== undefined && sum.total === 0 && sum.voucher > 0;
  const needsCard = isShipped && !isCovered;
  const by = payBy(chosen, { isOffered, isShipped: needsCard, isTooMuch: venueLimit !== undefined });
  const remindIfUnpaid = by === 'online' && wantsReminder;
  return { isOffered, isCovered, venueLimit, isShipped, by, choose, wantsReminder, wantReminder, remindIfUnpaid };
};

/** What somebody has chosen, as far as there is a choice. */
function payBy(chosen: PayBy, { isOffered, isShipped, isTooMuch }: Readonly<Record<Limit, boolean>>): PayBy {
  if (isShipped || (isOffered && isTooMuch)) return 'online';
  return isOffered ? chosen : 'venue';
}

type Limit = 'isOffered' | 'isShipped' | 'isTooMuch';
