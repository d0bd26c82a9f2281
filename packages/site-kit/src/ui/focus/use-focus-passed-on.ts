import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Place, passFocusOn, placeOf } from './pass-focus-on.ts';

/** For what may go while the focus is in it, as with what was done there: the keyboard goes on at the heading above it. */
export function useFocusPassedOn<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const left = useRef<Place>([]);
  useLayoutEffect(() => {
    return () => {
      const { activeElement } = document;
      if (activeElement && part.current?.contains(activeElement)) left.current = placeOf(activeElement);
    };
  }, []);
  useEffect(() => {
    return () => passFocusOn(left.current); // once it is gone
  }, []);
  return part;
}
