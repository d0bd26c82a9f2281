const tokenShape = /^[\w-]{43}$/;

/** What opens a booking to whoever holds it. */
interface ManagedBy {
  readonly id: string;
  readonly manageToken: string;
}

/** The page of one booking. What opens it stands behind the #, which no server and no other site gets to see. */
export const managePathOf = ({ id, manageToken }: ManagedBy): string => `/booking/manage/${id}#${manageToken}`;

/** The page with its tickets, opened in the same way. */
export const ticketPathOf = ({ id, manageToken }: ManagedBy): string => `/bookings/${id}/ticket#${manageToken}`;

/** The page where a review of its visit is written, opened in the same way. */
export const reviewPathOf = ({ id, manageToken }: ManagedBy): string => `/bookings/${id}/review#${manageToken}`;

/** The token in the end of such a link; undefined when there is none. */
export function manageTokenIn(hash: string): string | undefined {
  const token = hash.replace(/^#/, '');
  return tokenShape.test(token) ? token : undefined;
}
