import { useQuery } from '@northlight/site-kit';
import { useState } from 'react';
import type { OrderSum } from '../../features/check-out/order-sum.ts';
import { meansQuery } from '../../payment-means.ts';

export type PayBy = 'online' | 'venue';

interface Kind {
  readonly hasLater: boolean;
  readonly isShipped: boolean;
}

/**
 * How the order is paid: online now, where that is offered, or at the venue.
 * `hasLater`: tickets whose time is chosen later are paid at the venue, and all that is ordered with them. `isShipped`: what
 * is shipped is paid online.
 */
export const usePaymentChoice = (sum: OrderSum | undefined, { hasLater, isShipped }: Kind) => {
  const { data } = useQuery(meansQuery);
  const [chosen, choose] = useState<PayBy>('online');
  const [wantsReminder, wantReminder] = useState(false);
  const isOffered = data?.online === true && !hasLater && sum !== undefined && sum.total > 0;
  /** Dollars above which it has to be paid online; undefined where the venue takes it, too. */
  const venueUpTo = isOffered && sum.total / 100 > data.venueUpTo ? data.venueUpTo : undefined;
  /** A gift card pays all of it: nothing is left for the venue. */
  const isCovered = sum !== undefined && sum.total === 0 && sum.voucher > 0;
  const needsCard = isShipped && !isCovered;
  const by = payBy(chosen, { isOffered, isShipped: needsCard, isTooMuch: venueUpTo !== undefined });
  const remindIfUnpaid = by === 'online' && wantsReminder;
  return { isOffered, isCovered, venueUpTo, isShipped, by, choose, wantsReminder, wantReminder, remindIfUnpaid };
};

/** What somebody has chosen, as far as there is a choice. */
function payBy(chosen: PayBy, { isOffered, isShipped, isTooMuch }: Readonly<Record<Limit, boolean>>): PayBy {
  if (isShipped || (isOffered && isTooMuch)) return 'online';
  return isOffered ? chosen : 'venue';
}

type Limit = 'isOffered' | 'isShipped' | 'isTooMuch';
