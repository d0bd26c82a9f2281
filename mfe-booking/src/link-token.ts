import { productSlug } from '@northlight/site-kit';

/** What a link opens: a booking or an order of somebody without an account. */
export type Opened = 'manage' | 'order';

const keyOf = (what: Opened, id: string) => `${productSlug}-${what}-${id}`;

/** Keeps what opens a booking or an order for this tab. */
export const keepLinkToken = (what: Opened, id: string, token: string): void => {
  try {
    sessionStorage.setItem(keyOf(what, id), token);
  } catch {
    // a blocked storage only costs the reload
  }
};

const keptToken = (what: Opened, id: string): string | undefined => {
  try {
    return sessionStorage.getItem(keyOf(what, id)) ?? undefined;
  } catch {
    return undefined;
  }
};

/**
 * What opens it: from the end of the link, which is taken out of the address and of the history at once, or as this
 * tab has kept it. Undefined for whoever comes without; an owner who is signed in needs none.
 */
export const takeLinkToken = (what: Opened, id: string, tokenIn: (hash: string) => string | undefined) => {
  const token = tokenIn(location.hash);
  if (!token) return keptToken(what, id);
  keepLinkToken(what, id, token);
  history.replaceState(history.state, '', location.pathname);
  return token;
};
