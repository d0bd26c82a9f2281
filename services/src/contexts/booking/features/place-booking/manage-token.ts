import { createHmac } from 'node:crypto';

/** What opens a booking to whoever holds it: made from its id, so that nobody has to keep it. */
export const manageTokenOf = (bookingId: string, secret: string): string =>
  createHmac('sha256', secret).update(`manage:${bookingId}`).digest('base64url');
