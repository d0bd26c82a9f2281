import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type GridPlace, type GridSize, within } from './grid-moves.ts';

/**
 * One tab stop for all of a grid: the place that had the focus last (APG Grid). Keys move it; a click does, too. Where its
 * cell goes, as all do while other days are loaded, the nearest one keeps the focus until it is there again.
 */
export function useGridFocus(grid: RefObject<HTMLElement | null>, size: GridSize, isBusy: boolean) {
  const [last, setPlace] = useState<GridPlace>({ row: 1, col: 1 });
  const now = useRef({ hasFocus: false, isMoving: false, isOurs: false }).current;
  const place = within(last, size);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (!(now.hasFocus && (now.isMoving || isLost))) return;
    const at = grid.current?.querySelector<HTMLElement>(`[data-at="${nameOf(place)}"]`);
    now.isOurs = true;
    at?.focus({ preventScroll: true, focusVisible: now.isMoving });
    now.isOurs = false;
    now.isMoving = !at || isBusy;
  });
  return {
    place,
    go: (to: GridPlace) => {
      now.isMoving = true;
      setPlace(to);
    },
    /** The column that takes the focus, in the row that has it. */
    focusIn: (row: number): number | undefined => (row === place.row ? place.col : undefined),
    onFocus: ({ target }: FocusEvent) => {
      now.hasFocus = true;
      const one = placeOf(target);
      if (one && !now.isOurs) setPlace(one);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      now.hasFocus = grid.current?.contains(relatedTarget) ?? false;
    },
  };
}

/** What an element needs to be a place of the grid; `focusCol` is the column of its row that takes the focus. */
export const placeProps = (one: GridPlace, focusCol: number | undefined) => ({
  'data-at': nameOf(one),
  tabIndex: one.col === focusCol ? 0 : -1,
});

const nameOf = ({ row, col }: GridPlace): string => `${row},${col}`;

/** The place that an element of the grid belongs to. */
export function placeOf(target: EventTarget): GridPlace | undefined {
  const name = target instanceof Element ? target.closest('[data-at]')?.getAttribute('data-at') : undefined;
  const [row, col] = name?.split(',').map(Number) ?? [];
  return row === undefined || col === undefined ? undefined : { row, col };
}
