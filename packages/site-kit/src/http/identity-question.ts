import { useSyncExternalStore } from 'react';

type Answer = (isConfirmed: boolean) => void;

/** The calls that wait until it is known who sits there: one question answers them all. */
let waiting: readonly Answer[] = [];
const listeners = new Set<() => void>();

const tell = (next: readonly Answer[]): void => {
  waiting = next;
  for (const listener of listeners) listener();
};

/** Asks whoever is at the page for their password. False where nobody shows the question, and when it was declined. */
export const askIdentity = (): Promise<boolean> =>
  listeners.size === 0 ? Promise.resolve(false) : new Promise((answer) => tell([...waiting, answer]));

/** What was typed answers every call that waits. */
export const answerIdentity = (isConfirmed: boolean): void => {
  const pending = waiting;
  tell([]);
  for (const answer of pending) answer(isConfirmed);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Whether the question is to be shown; the frame of the site does. */
export const useIsIdentityRequested = (): boolean => useSyncExternalStore(subscribe, () => waiting.length > 0);
