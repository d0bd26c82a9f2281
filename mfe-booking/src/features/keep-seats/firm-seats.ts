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

export const isFirm = (bookingId: string): boolean => {
  try {
    return sessionStorage.getItem(keyOf(bookingId)) !== null;
  } catch {
    return false;
  }
};
