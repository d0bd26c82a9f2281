import { useQuery } from '@northlight/site-kit';
import { useState } from 'react';
import type { OrderSum } from '../../features/check-out/order-sum.ts';
import { meansQuery } from '../../payment-means.ts';

export type PayBy = 'online' | 'venue';

/**
 * How the order is paid: online now, where that is offered, or at the venue.
 * @param hasLater tickets whose time is chosen later are paid at the venue, and all that is ordered with them
 */
export const usePaymentChoice = (sum: OrderSum | undefined, hasLater: boolean) => {
  const { data } = useQuery(meansQuery);
  const [chosen, choose] = useState<PayBy>('online');
  const [wantsReminder, wantReminder] = useState(false);
  const isOffered = data?.online === true && !hasLater && sum !== undefined && sum.total > 0;
  /** Dollars above which it has to be paid online; undefined where the venue takes it, too. */
  const venueUpTo = isOffered && sum.total / 100 > data.venueUpTo ? data.venueUpTo : undefined;
  const by: PayBy = isOffered ? (venueUpTo === undefined ? chosen : 'online') : 'venue';
  const remindIfUnpaid = by === 'online' && wantsReminder;
  return { isOffered, venueUpTo, by, choose, wantsReminder, wantReminder, remindIfUnpaid };
};
