import { productSlug } from '@northlight/site-kit';

const keyOf = (name: string) => `${productSlug}-franchise-${name}`;

/** What was typed into a form before; nothing when there is none that can be read. */
export function loadDraft<Values extends object>(name: string): Partial<Values> {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}');
    return typeof saved === 'object' && saved !== null ? saved : {};
  } catch {
    return {};
  }
}

/** Survives leaving, reload and sign-in (U34). A blocked storage only costs that comfort. */
export function saveDraft(name: string, values: object): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(values));
  } catch {
    // the draft then lives in the page alone
  }
}

export function forgetDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // there is none
  }
}

/** A draft as far as it is of the form's kind: an older or foreign hand may have written anything. */
export const fitted = <Values extends object>(empty: Values, draft: Partial<Values>): Values => {
  const kept = Object.entries(empty).map(([name, value]: [string, unknown]) => {
    const saved = (draft as Record<string, unknown>)[name];
    return [name, isLike(saved, value) ? saved : value];
  });
  return Object.fromEntries(kept) as Values;
};

const isLike = (saved: unknown, value: unknown): boolean =>
  typeof saved === typeof value && Array.isArray(saved) === Array.isArray(value) && saved !== null;
