import { productSlug } from '@northlight/site-kit';

/** Where an order is shipped to, as far as it is typed; the names are those of the payload. */
export interface AddressDraft {
  readonly name: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

export const emptyAddress: AddressDraft = { name: '', line1: '', line2: '', city: '', state: '', zip: '' };

const key = `${productSlug}-shipping-draft`;

/** What was typed in this tab; undefined where the order is to be picked up, or nothing readable is there. */
export const loadAddress = (): AddressDraft | undefined => {
  try {
    const saved = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Record<string, unknown> | null;
    if (!saved) return undefined;
    const texts = Object.keys(emptyAddress).map((name) => [name, typeof saved[name] === 'string' ? saved[name] : '']);
    return Object.fromEntries(texts) as unknown as AddressDraft;
  } catch {
    return undefined;
  }
};

/** Survives reload and Back, and ends with the tab or the order (U2). @param draft undefined where it is picked up */
export const saveAddress = (draft: AddressDraft | undefined): void => {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // a blocked storage only costs that comfort
  }
};
