import { useSyncExternalStore } from 'react';

// kept in the document and not in a module, since each front bundles its own copy of the dialog
const changed = 'northlight:modal';

/**
 * To be called when a modal dialog has opened or closed. While one is open the page behind it does not scroll; where its
 * scrollbar took room, the room stays, as dim as the page (global style).
 */
export const modalChanged = () => {
  const { documentElement: root } = document;
  const isOpen = topModal() !== undefined;
  if (isOpen && !('modal' in root.dataset))
    root.dataset.modal = window.innerWidth > root.clientWidth ? 'scrollbar' : '';
  if (!isOpen) delete root.dataset.modal;
  document.dispatchEvent(new Event(changed));
};

/** The dialog that has the page; everything outside it is inert, so what must be seen or spoken goes inside. */
export const topModal = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open][aria-modal]')].at(-1);

const subscribe = (listener: () => void) => {
  document.addEventListener(changed, listener);
  return () => document.removeEventListener(changed, listener);
};

export const useTopModal = () => useSyncExternalStore(subscribe, topModal);
