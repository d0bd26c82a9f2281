import { createHmac, timingSafeEqual } from 'node:crypto';

/** What opens a booking to whoever holds it: made from its id, so that nobody has to keep it. */
export const manageTokenOf = (bookingId: string, secret: string): string =>
  createHmac('sha256', secret).update(`manage:${bookingId}`).digest('base64url');

/** True for the token of this booking; a wrong one takes as long to refuse, however much of it is right. */
export function opens(bookingId: string, token: string, secret: string): boolean {
  const right = Buffer.from(manageTokenOf(bookingId, secret));
  const given = Buffer.from(token);
  return given.length === right.length && timingSafeEqual(given, right);
}
