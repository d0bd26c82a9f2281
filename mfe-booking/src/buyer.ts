import type { UserView } from '@northlight/contracts';
import { useSession } from '@northlight/site-kit';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** Who asks what tickets cost: member tickets cost the holder of a plan less. */
export interface Buyer {
  /** The account; null where nobody is signed in. */
  readonly id: number | null;
  /** Told where the staff book for themselves: for others they get no price of their own plan. */
  readonly customerEmail?: string;
  /** The slug of the plan that counts, where one does. */
  readonly plan?: string;
}

/** Whoever is signed in, and the e-mail that they are typing; the page is drawn again only where that makes a difference. */
export const useBuyer = <Draft extends { readonly customerEmail: string }>(form: UseFormReturn<Draft>): Buyer => {
  const { user } = useSession();
  const subscribe = useCallback(
    (tell: () => void) => form.subscribe({ formState: { values: true }, callback: tell }),
    [form],
  );
  const isOwn = useSyncExternalStore(subscribe, () => isSame(form.getValues().customerEmail, user?.email));
  return useMemo(() => (user ? buyerOf(user, isOwn) : { id: null }), [user, isOwn]);
};

export const buyerOf = (user: UserView, isForThemselves: boolean): Buyer => {
  const { id, email, membershipTier, subscriptionStatus } = user;
  const isStaff = user.isAdmin || user.roles.includes('desk');
  if (isStaff && !isForThemselves) return { id };
  const plan = subscriptionStatus === 'active' && { plan: membershipTier };
  return { id, ...(isStaff && { customerEmail: email }), ...plan };
};

const isSame = (typed: string, email = ''): boolean => typed.trim().toLowerCase() === email.trim().toLowerCase();
