import { useSyncExternalStore } from 'react';

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const publish = (next: readonly HTMLDialogElement[]) => {
  open = next;
  for (const listener of listeners) listener();
};

export const modalOpened = (dialog: HTMLDialogElement) => publish([...open, dialog]);

export const modalClosed = (dialog: HTMLDialogElement) => publish(open.filter((other) => other !== dialog));

/** The dialog that has the page; everything outside it is inert, so what must be seen or spoken goes inside. */
export const topModal = () => open.at(-1);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useTopModal = () => useSyncExternalStore(subscribe, topModal);
