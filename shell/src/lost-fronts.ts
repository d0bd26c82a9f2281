import { useSyncExternalStore } from 'react';

const places = new Set<symbol>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** The places that say that a front cannot be shown. */
export const lostFronts = {
  /** @returns what to call when the place is gone */
  add: (app: string): (() => void) => {
    const place = Symbol(app);
    places.add(place);
    tell();
    return () => {
      places.delete(place);
      tell();
    };
  },
};

/** Whether a front on this page cannot be shown, nor anything that it brings. */
export const useIsFrontLost = (): boolean => useSyncExternalStore(listen, () => places.size > 0);

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The fronts of which another release stands on this page in place of the pinned one. */
export const standIns = new Set<string>();
