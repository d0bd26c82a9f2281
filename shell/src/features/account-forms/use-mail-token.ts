import { readAccountToken } from '@northlight/contracts';
import { useLocation } from '@northlight/site-kit';
import { useEffect, useState } from 'react';

/** Takes the token out of the address and of the history at once: whoever looks over a shoulder, or into them, finds none. */
const takeToken = (): string | undefined => {
  const token = readAccountToken(location.hash);
  if (location.hash) history.replaceState(history.state, '', location.pathname);
  return token;
};

/** What the link of an account mail brought, also when it is followed in a tab that shows the page already. */
export const useMailToken = (): string | undefined => {
  const { hash } = useLocation();
  const [token, setToken] = useState(takeToken);
  useEffect(() => {
    if (hash) setToken((now) => takeToken() ?? now);
  }, [hash]);
  return token;
};
