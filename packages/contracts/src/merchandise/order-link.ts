const tokenShape = /^[\w-]{43}$/;

/** What opens an order to whoever holds it. */
interface OpenedBy {
  readonly id: string;
  readonly token: string;
}

/** The page of one order. What opens it stands behind the #, which no server and no other site gets to see. */
export const orderPathOf = ({ id, token }: OpenedBy): string => `/order/${id}#${token}`;

/** The page of its receipt, opened in the same way. */
export const receiptPathOf = ({ id, token }: OpenedBy): string => `/order/${id}/receipt#${token}`;

/** The token in the end of such a link; undefined when there is none. */
export function orderTokenIn(hash: string): string | undefined {
  const token = hash.replace(/^#/, '');
  return tokenShape.test(token) ? token : undefined;
}
