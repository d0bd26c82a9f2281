import { useLocation } from '@northlight/site-kit';
import { useEffect, useState } from 'react';
import { type Opened, takeLinkToken } from './link-token.ts';

/** What opens a booking or an order, also when its link is followed in a tab that shows it already. */
export const useLinkToken = (what: Opened, id: string, tokenIn: (hash: string) => string | undefined) => {
  const { hash } = useLocation();
  const [token, setToken] = useState(() => takeLinkToken(what, id, tokenIn));
  useEffect(() => {
    if (hash) setToken((now) => takeLinkToken(what, id, tokenIn) ?? now);
  }, [hash, what, id, tokenIn]);
  return token;
};
