import { productSlug } from '@northlight/site-kit';

/** Whom an order is for, as far as it is typed; the names are those of the payload. */
export interface ContactDraft {
  readonly customerName: string;
  readonly customerEmail: string;
  readonly customerPhone: string;
}

const emptyContact: ContactDraft = { customerName: '', customerEmail: '', customerPhone: '' };

const key = `${productSlug}-checkout-draft`;

/** What was typed in this tab; empty when nothing readable is there. */
export const loadContact = (): ContactDraft => {
  try {
    const saved = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    const texts = Object.keys(emptyContact).map((name) => [name, typeof saved[name] === 'string' ? saved[name] : '']);
    return Object.fromEntries(texts) as unknown as ContactDraft;
  } catch {
    return emptyContact;
  }
};

/** Survives reload and Back, and ends with the tab or the order (U2). A blocked storage only costs that comfort. */
export const saveContact = (draft: ContactDraft): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // the draft then lives in the page alone
  }
};

/** The draft ends with the order. */
export const forgetContact = (): void => saveContact(emptyContact);
