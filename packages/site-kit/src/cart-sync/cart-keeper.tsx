import { useEffect } from 'react';
import { keepInStep } from './keep-in-step.ts';

/** While it is there, the cart of this browser and the one of the account are the same. Shows nothing. */
export function CartKeeper({ userId }: { readonly userId: number }) {
  useEffect(() => {
    return keepInStep(userId);
  }, [userId]);
  return null;
}
