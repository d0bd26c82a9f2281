import { manageTokenIn } from '@northlight/contracts';
import { productSlug } from '@northlight/site-kit';

const keyOf = (bookingId: string) => `${productSlug}-manage-${bookingId}`;

/** Keeps what opens a booking for this tab. */
export const keepToken = (bookingId: string, token: string): void => {
  try {
    sessionStorage.setItem(keyOf(bookingId), token);
  } catch {
    // a blocked storage only costs the reload
  }
};

/**
 * What opens a booking: from the end of the link, which is taken out of the address and of the history at once, or as
 * this tab has kept it. Undefined for whoever comes without; an owner who is signed in needs none.
 */
export const takeToken = (bookingId: string): string | undefined => {
  const token = manageTokenIn(location.hash);
  if (!token) return keptToken(bookingId);
  keepToken(bookingId, token);
  history.replaceState(history.state, '', location.pathname);
  return token;
};

const keptToken = (bookingId: string): string | undefined => {
  try {
    return sessionStorage.getItem(keyOf(bookingId)) ?? undefined;
  } catch {
    return undefined;
  }
};
