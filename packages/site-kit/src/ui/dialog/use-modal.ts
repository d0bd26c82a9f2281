import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { passFocusOn, placeOf } from '../focus/pass-focus-on.ts';
import { modalChanged } from './modal-stack.ts';

interface Modal {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Gets the focus first; without it the browser takes the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A native modal <dialog>: the browser keeps the focus inside, makes the page inert, closes on Esc and gives the focus
 * back to the opener (U44), or to the heading above where it was. Returns what the element needs.
 */
export const useModal = ({ isOpen, onClose, initialFocus }: Modal) => {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    const opener = document.activeElement;
    const place = opener ? placeOf(opener) : [];
    dialog.showModal();
    initialFocus?.current?.focus();
    modalChanged();
    return () => {
      dialog.close();
      modalChanged();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      else passFocusOn(place);
    };
  }, [isOpen, initialFocus]);

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
