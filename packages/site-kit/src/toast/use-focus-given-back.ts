import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { topModal } from '../ui/dialog/modal-stack.ts';
import { passFocusOn } from '../ui/focus/pass-focus-on.ts';

function giveBack(before: HTMLElement | null): void {
  const modal = topModal();
  if (before?.isConnected) before.focus();
  else if (modal) passFocusOn([modal]);
}

type Before = RefObject<HTMLElement | null>;

/** Notes what had the focus before it came in here; `onFocus` is for what stays while messages come and go. */
export function useFocusBefore() {
  const before: Before = useRef<HTMLElement>(null);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  return { before, onFocus };
}

/** When this message goes while it has the focus, as by its own button, that had it before gets it back. */
export function useFocusGivenBack(before: Before): RefObject<HTMLDivElement | null> {
  const message = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    return () => {
      hadFocus.current = message.current?.contains(document.activeElement) ?? false;
    };
  }, []);
  useEffect(() => {
    return () => {
      if (hadFocus.current) giveBack(before.current);
    };
  }, [before]);
  return message;
}
