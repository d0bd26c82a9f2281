import { productSlug } from '@northlight/site-kit';
import { type BookingDraft, emptyDraft } from './draft.ts';

const key = `${productSlug}-booking-draft`;

/** What was typed and chosen in this tab; an empty draft when nothing readable is there. */
export const loadDraft = (): BookingDraft => {
  try {
    return checked(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return emptyDraft;
  }
};

/** Survives reload and Back, and ends with the tab (U2). A blocked storage only costs that comfort. */
export const saveDraft = (draft: BookingDraft): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // the draft then lives in the page alone
  }
};

/** What was booked need not be typed again: the next form starts afresh (§4). */
export const forgetDraft = (): void => saveDraft(emptyDraft);

/** An older or foreign hand may have written anything: each value must be of its field's kind. */
const checked = (saved: unknown): BookingDraft => {
  const known = Object.entries(emptyDraft).map(([name, empty]) => {
    const value = (saved as Record<string, unknown>)[name];
    return [name, typeof value === typeof (empty ?? 0) ? value : empty];
  });
  return Object.fromEntries(known) as BookingDraft;
};
