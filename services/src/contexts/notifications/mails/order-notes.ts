import { texts } from '../texts/order-mails.js';
import { dollars } from './booking-mail.js';
import type { OrderedVisit, PlacedOrder } from './placed-order.js';

/** Gift cards paid for all of it. */
export const isCovered = ({ total, voucher }: PlacedOrder): boolean => total === 0 && voucher > 0;

/** What the last row of the bill is called. */
export function totalName(order: PlacedOrder): string {
  if (order.isPaidOnline) return texts.paidOnline;
  return isCovered(order) ? texts.leftToPay : texts.toPayAtTheVenue;
}

/** What was charged, and where the rest is paid. */
export function paymentNotes(order: PlacedOrder): string[] {
  if (order.isPaidOnline) return [];
  if (isCovered(order)) return [texts.yourGiftCardPaid];
  return [order.voucher > 0 ? texts.theRestIsPaidAtTheVenue : texts.nothingHasBeenChargedYou];
}

interface LeftVisits {
  readonly live: readonly OrderedVisit[];
  readonly withBookings: boolean;
}

/** What became of the things and the visits, and of what a gift card paid. */
export function cancelledNotes(order: PlacedOrder, { live, withBookings }: LeftVisits): string[] {
  const { products, goodsVoucher, openTickets, visits } = order;
  const notes: readonly (readonly [boolean, string])[] = [
    [products.length > 0, texts.theItemsWeReserved],
    [Boolean(goodsVoucher), texts.backOnYourGiftCard({ amount: dollars(goodsVoucher ?? 0) })],
    [live.length > 0, texts.yourVisitsStayBooked],
    [openTickets.length > 0, texts.yourTicketsWithoutATime],
    [withBookings && visits.length > 0, texts.forEachVisitCanceled],
  ];
  return notes.flatMap(([isTold, note]) => (isTold ? [note] : []));
}
