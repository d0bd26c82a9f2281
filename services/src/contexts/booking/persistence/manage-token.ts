import { createHmac, timingSafeEqual } from 'node:crypto';

/** What opens a booking to whoever holds it: made from its id, so that nobody has to keep it. */
export const manageTokenOf = (bookingId: string, secret: string): string =>
  createHmac('sha256', secret).update(`manage:${bookingId}`).digest('base64url');

/** True for the token of this booking. */
export const opens = (bookingId: string, token: string, secret: string): boolean =>
  isToken(token, manageTokenOf(bookingId, secret));

/** Compares two tokens; a wrong one takes as long to refuse, however much of it is right. */
export function isToken(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
