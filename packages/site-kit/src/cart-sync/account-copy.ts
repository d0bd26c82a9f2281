import { accountCartKey, type CartLine, type Dated } from '@northlight/site-kit';

/** What the account kept when this browser last heard of it; changes made here since then differ from it. */
export interface AccountCopy {
  readonly userId: number;
  readonly version: number;
  readonly lines: readonly CartLine[];
}

/** For browsers that keep nothing. */
let inThisTab: AccountCopy | undefined;

export const loadCopy = (): AccountCopy | undefined => {
  try {
    const text = localStorage.getItem(accountCartKey);
    return text ? (JSON.parse(text) as AccountCopy) : inThisTab;
  } catch {
    return inThisTab;
  }
};

export const saveCopy = (copy: AccountCopy): void => {
  inThisTab = undefined;
  try {
    const dated: AccountCopy & Dated = { ...copy, savedAt: Date.now() };
    localStorage.setItem(accountCartKey, JSON.stringify(dated));
  } catch {
    inThisTab = copy;
  }
};
