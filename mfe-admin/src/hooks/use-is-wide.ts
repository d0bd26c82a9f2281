import { from } from '@northlight/site-kit';
import { useSyncExternalStore } from 'react';

const wide = () => globalThis.matchMedia?.(`(${from.medium})`);

function listen(tell: () => void): () => void {
  const query = wide();
  query?.addEventListener('change', tell);
  return () => query?.removeEventListener('change', tell);
}

/** True where the window shows a week side by side, and not only a day. */
export const useIsWide = (): boolean => useSyncExternalStore(listen, () => wide()?.matches ?? true);
