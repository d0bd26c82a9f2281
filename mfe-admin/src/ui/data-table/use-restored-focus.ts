import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type FocusEvent, useState } from 'react';

/** Of a list that is drawn where it is seen: what has the focus stays, however far it is scrolled away. */
export function useRestoredFocus(count: number) {
  const [focused, setFocused] = useState<number>();
  return {
    onFocus: ({ target }: FocusEvent) => setFocused(placeOf(target)),
    rangeExtractor: (range: Range) => withFocused(defaultRangeExtractor(range), focused, count),
  };
}

const withFocused = (seen: readonly number[], focused: number | undefined, count: number): number[] =>
  focused === undefined || focused >= count || seen.includes(focused)
    ? [...seen]
    : [...seen, focused].sort((a, b) => a - b);

const placeOf = (target: Element): number | undefined => {
  const at = target.closest('[data-index]')?.getAttribute('data-index');
  return at ? Number(at) : undefined;
};
