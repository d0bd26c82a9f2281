import { readAccountToken } from '@northlight/contracts';
import { useLocation } from '@northlight/site-kit';
import { useEffect, useState } from 'react';

/**
 * What the link of an account mail brought, also when it is followed in a tab that shows the page already. It is taken
 * out of the address and of the history at once: whoever looks over a shoulder, or into them, finds none. Only once the
 * page stands, though: a first rendering that waits for something is thrown away, and what it knew with it.
 */
export const useMailToken = (): string | undefined => {
  const { hash } = useLocation();
  const [token, setToken] = useState(() => readAccountToken(location.hash));
  useEffect(() => {
    if (!hash || !location.hash) return;
    const brought = readAccountToken(location.hash);
    history.replaceState(history.state, '', location.pathname);
    if (brought) setToken(brought);
  }, [hash]);
  return token;
};
