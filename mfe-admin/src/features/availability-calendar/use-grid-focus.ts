import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type GridPlace, type GridSize, within } from './grid-moves.ts';

/** One tab stop for all of a grid: the place that had the focus last (APG Grid). Keys move it; a click does, too. */
export function useGridFocus(grid: RefObject<HTMLElement | null>, size: GridSize) {
  const [kept, setPlace] = useState<GridPlace>({ row: 1, col: 1 });
  const isMoving = useRef(false);
  const place = within(kept, size);
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    const at = grid.current?.querySelector<HTMLElement>(`[data-at="${nameOf(place)}"]`);
    at?.focus({ preventScroll: true });
    isMoving.current = at === null;
  });
  return {
    place,
    go: (to: GridPlace) => {
      isMoving.current = true;
      setPlace(to);
    },
    /** The column that takes the focus, in the row that has it. */
    focusIn: (row: number): number | undefined => (row === place.row ? place.col : undefined),
    onFocus: ({ target }: FocusEvent) => {
      const one = placeOf(target);
      if (one) setPlace(one);
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
