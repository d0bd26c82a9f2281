import { accountCartKey, leaveCart } from '../cart/cart.store.ts';
import { productSlug } from '../site/site.ts';

/** For so long, in ms, this browser keeps something for an account that nobody comes back with: 30 days. */
const MAX_AGE_MS = 30 * 86_400_000;

const prefix = `${productSlug}-account-`;
/** Drafts of an older release had no prefix of their own. */
const formerPrefix = `${productSlug}-franchise-`;

/** A key under which either storage keeps something for the account that is signed in: it ends with the sign-out. */
export const accountKey = (name: string): string => `${prefix}${name}`;

/** What is kept for longer than a tab says when it was saved. */
export interface Dated {
  /** Milliseconds of the browser's clock. */
  readonly savedAt: number;
}

const isOfAccount = (key: string): boolean => key.startsWith(prefix) || key.startsWith(formerPrefix);

/** Blocked storages hold nothing. */
const held = (): Storage[] => {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
};

const ageOf = (text: string | null, now: number): number | undefined => {
  try {
    const { savedAt } = JSON.parse(text ?? '{}') as Partial<Dated>;
    return savedAt === undefined ? undefined : now - savedAt;
  } catch {
    return undefined;
  }
};

/** The person has left: nothing of theirs stays in this browser. */
export const forgetAccount = (): void => {
  leaveCart();
  for (const storage of held()) for (const key of Object.keys(storage).filter(isOfAccount)) storage.removeItem(key);
};

/** The person has not come back for long: as if they had signed out. */
export const forgetOldAccount = (now = Date.now()): void => {
  const [saved] = held();
  if (!saved) return;
  // an older release did not date it: that is done when the cart is in step again
  if ((ageOf(saved.getItem(accountCartKey), now) ?? 0) > MAX_AGE_MS) leaveCart();
  for (const key of Object.keys(saved).filter(isOfAccount))
    if ((ageOf(saved.getItem(key), now) ?? Number.POSITIVE_INFINITY) > MAX_AGE_MS) saved.removeItem(key);
};
