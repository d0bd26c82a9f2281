import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { passFocusOn, placeOf } from '../focus/pass-focus-on.ts';
import { modalChanged, topModal } from './modal-stack.ts';

interface Modal {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Gets the focus first; without it the browser takes the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Leaves the page to be used: it is neither inert nor behind a backdrop. */
  readonly isBeside?: boolean | undefined;
}

/**
 * A native modal <dialog>: the browser keeps the focus inside, makes the page inert, closes on Esc and gives the focus
 * back to the opener (U44), or to the heading above where it was. Beside the page it is not modal, and closes on Esc all
 * the same. Returns what the element needs.
 */
export const useModal = ({ isOpen, onClose, initialFocus, isBeside = false }: Modal) => {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    const opener = document.activeElement;
    const place = opener ? placeOf(opener) : [];
    if (isBeside) dialog.show();
    else dialog.showModal();
    initialFocus?.current?.focus();
    modalChanged();
    return () => {
      const isLeft = isBeside && !dialog.contains(document.activeElement);
      dialog.close();
      modalChanged();
      if (isLeft) return; // the focus is on the page already
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      else passFocusOn(place);
    };
  }, [isOpen, initialFocus, isBeside]);
  useCloseOnEscape(isOpen && isBeside, onClose);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    onClick: (event: SyntheticEvent) => {
      if (event.target === ref.current) onClose(); // the backdrop belongs to the dialog itself
    },
  };
};

/** What browsers do for modal dialogs only. A modal one above it has the key first. */
const useCloseOnEscape = (isWanted: boolean, onClose: () => void): void => {
  useEffect(() => {
    if (!isWanted) return;
    const close = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !topModal()) onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isWanted, onClose]);
};
