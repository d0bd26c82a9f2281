import { accountKey, type Dated } from '@northlight/site-kit';

/** How somebody is reached, where they are, and their money: kept no longer than the tab is open. */
const inTabAlone = new Set([
  ...['firstName', 'lastName', 'email', 'phone', 'city', 'state', 'bestContactTime'],
  ...['investmentLevel', 'personalInvestment', 'needsFinancing'],
  ...['businessWebsite', 'proposedLocation', 'existingBuildingDetails'],
]);

type Fields = Readonly<Record<string, unknown>>;

/** What was typed into a form before; nothing when there is none that can be read. */
export function loadDraft<Values extends object>(name: string): Partial<Values> {
  const { values } = read(() => localStorage, name) as Partial<Dated & { values: Fields }>;
  return { ...values, ...read(() => sessionStorage, name) } as Partial<Values>;
}

/**
 * Survives leaving, reload and sign-in (U34), and ends with the sign-out or after 30 days (site-kit). A blocked storage
 * only costs that comfort.
 */
export function saveDraft(name: string, values: object): void {
  const fields = Object.entries(values);
  const part = (isInTab: boolean) => Object.fromEntries(fields.filter(([field]) => inTabAlone.has(field) === isInTab));
  const lasting: Dated & { values: Fields } = { savedAt: Date.now(), values: part(false) };
  attempt(() => localStorage.setItem(accountKey(name), JSON.stringify(lasting)));
  attempt(() => sessionStorage.setItem(accountKey(name), JSON.stringify(part(true))));
}

export function forgetDraft(name: string): void {
  attempt(() => localStorage.removeItem(accountKey(name)));
  attempt(() => sessionStorage.removeItem(accountKey(name)));
}

const read = (storage: () => Storage, name: string): Fields => {
  const saved = attempt<unknown>(() => JSON.parse(storage().getItem(accountKey(name)) ?? '{}'));
  return typeof saved === 'object' && saved !== null ? (saved as Fields) : {};
};

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined; // blocked, full, or of a foreign hand: the draft then lives in the page alone
  }
}

/** A draft as far as it is of the form's kind: an older or foreign hand may have written anything. */
export const fitted = <Values extends object>(empty: Values, draft: Partial<Values>): Values => {
  const savedDraft = Object.entries(empty).map(([name, value]: [string, unknown]) => {
    const saved = (draft as Record<string, unknown>)[name];
    return [name, isLike(saved, value) ? saved : value];
  });
  return Object.fromEntries(savedDraft) as Values;
};

const isLike = (saved: unknown, value: unknown): boolean =>
  typeof saved === typeof value && Array.isArray(saved) === Array.isArray(value) && saved !== null;
