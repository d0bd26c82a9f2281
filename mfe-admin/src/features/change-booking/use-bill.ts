import { showBooking } from '@northlight/client';
import type { BookingView, DeskBookingView } from '@northlight/contracts';
import { apiQuery, useQuery } from '@northlight/site-kit';

/** What a booking costs, and what of it was paid and goes back, as it is now. */
export const useBill = ({ id }: Pick<DeskBookingView, 'id'>) =>
  useQuery({ ...apiQuery(showBooking, { params: { id } }), staleTime: 0 });

export type Bill = ReturnType<typeof useBill>;

/** What was paid and goes back to nobody yet, in dollars. */
export const leftOf = ({ paid, refund, voucherBack = 0 }: BookingView): number =>
  Math.round(100 * (paid - (refund ?? 0) - voucherBack)) / 100;
