import type { OrderView } from '@northlight/contracts';
import { productSlug } from '@northlight/site-kit';

const keyOf = (bookingId: string) => `${productSlug}-firm-${bookingId}`;

/** A booking was ordered in this tab: its confirmation counts no time any more. A blocked storage only costs that. */
export const markFirm = (bookingId: string): void => {
  try {
    sessionStorage.setItem(keyOf(bookingId), 'firm');
  } catch {
    // the server says so when the time is over
  }
};

/** The same for the bookings of an order, once it waits for no payment. */
export const markOrderFirm = ({ status, bookings }: OrderView): void => {
  if (status === 'reserved') for (const { id } of bookings) markFirm(id);
};

export const isFirm = (bookingId: string): boolean => {
  try {
    return sessionStorage.getItem(keyOf(bookingId)) !== null;
  } catch {
    return false;
  }
};
