const storageKey = 'scroll-places';
/** As many entries of the history as are worth going back to. */
const MOST_PLACES = 50;

/** How far each entry of this tab's history was scrolled, in px; kept over a reload. */
const places = new Map<string, number>(stored());

/** Where an entry was left; undefined for one that is new in this tab, also when its address was there before. */
export const placeLeft = (entry: string): number | undefined => places.get(entry);

export const rememberPlace = (entry: string, top: number): void => {
  places.delete(entry); // the latest last
  places.set(entry, top);
};

/** To be called when the document goes. A browser that keeps nothing for sites forgets the place, no more. */
export const keepPlaces = (): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-MOST_PLACES)));
  } catch {}
};

function stored(): [string, number][] {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate') return [];
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}
