import type { BookingView } from '@northlight/contracts';
import { money } from '@northlight/site-kit';

/** What a cancellation now gives back, to the customer and to their gift voucher: "$72.08 goes back." */
export function backWords({ refundNow, voucherNow = 0 }: Pick<BookingView, 'refundNow' | 'voucherNow'>): string {
  const parts = [
    refundNow > 0 && `${money(refundNow)} goes back.`,
    voucherNow > 0 && `${money(voucherNow)} goes back to the gift voucher.`,
  ].filter(Boolean);
  return parts.join(' ') || 'No refund by the rules it was sold under.';
}
