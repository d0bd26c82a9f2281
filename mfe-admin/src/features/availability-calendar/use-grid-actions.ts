import type { ForeseenSlotView } from '@northlight/contracts';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { type CalendarRow, changeable } from './calendar-rows.ts';
import { between, type GridPlace, type GridSize, movedBy } from './grid-moves.ts';
import { placeOf } from './use-grid-focus.ts';

/** What a calendar lets somebody do. */
export interface CalendarActions {
  /** The slots that are chosen, by their ids. */
  readonly chosen: ReadonlySet<string>;
  /** Undefined for those who may only look: then a slot is opened where others choose it. */
  readonly onChoose?: ((chosen: ReadonlySet<string>) => void) | undefined;
  readonly onOpen: (slotId: string) => void;
  readonly onForeseen?: ((start: ForeseenSlotView) => void) | undefined;
  /** Another week, or day where one is shown: -1 or 1. */
  readonly onTurn: (by: number) => void;
}

interface Field {
  readonly rows: readonly CalendarRow[];
  readonly size: GridSize;
  readonly place: GridPlace;
  readonly go: (to: GridPlace) => void;
}

/** What keys and clicks do in the calendar. Space or a click chooses, Shift as far as here, Enter opens. */
export function useGridActions({ rows, size, place, go }: Field, deeds: CalendarActions) {
  const { onChoose, onTurn } = deeds;
  const { anchor, extend, open, act } = useChoosing(rows, place, deeds);
  const move = (event: KeyboardEvent, to: GridPlace) => {
    if (!event.shiftKey) anchor.current = to;
    go(to);
    if (event.shiftKey) extend(to);
  };
  const keys: Readonly<Record<string, () => void>> = {
    PageUp: () => onTurn(-1),
    PageDown: () => onTurn(1),
    ' ': () => act(place),
    Enter: () => open(place),
    Escape: () => onChoose?.(new Set()),
  };
  const press = (event: KeyboardEvent): (() => void) | undefined => {
    const to = movedBy(event, place, size);
    if (to) return () => move(event, to);
    if (event.key === 'a' && event.ctrlKey) return () => onChoose?.(new Set(idsAt(corner, rows)));
    return keys[event.key];
  };
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const deed = press(event);
      if (deed) event.preventDefault();
      deed?.();
    },
    onClick: (event: MouseEvent) => {
      const at = placeOf(event.target);
      if (!at) return;
      if (event.shiftKey && onChoose) extend(at);
      else act(at);
    },
  };
}

/** What becomes of a place: its slots are chosen or no more, all up to it are, or it is opened. */
function useChoosing(rows: readonly CalendarRow[], place: GridPlace, deeds: CalendarActions) {
  const anchor = useRef<GridPlace>(place);
  const { chosen, onChoose, onOpen, onForeseen } = deeds;
  const cellAt = ({ row, col }: GridPlace) => rows[row - 1]?.cells[col - 1];
  const toggle = (at: GridPlace) => {
    const ids = idsAt(at, rows);
    const isOn = ids.every((id) => chosen.has(id));
    onChoose?.(new Set(isOn ? [...chosen].filter((id) => !ids.includes(id)) : [...chosen, ...ids]));
    anchor.current = at;
  };
  const open = (at: GridPlace) => {
    const cell = cellAt(at);
    if (cell?.is === 'slot') onOpen(cell.id);
    else if (cell) onForeseen?.(cell);
    else toggle(at);
  };
  return {
    anchor,
    open,
    act: (at: GridPlace) => (onChoose && cellAt(at)?.is !== 'foreseen' ? toggle(at) : open(at)),
    extend: (to: GridPlace) => onChoose?.(new Set([...chosen, ...changeable(between(anchor.current, to).map(cellAt))])),
  };
}

const corner: GridPlace = { row: 0, col: 0 };

/** The slots that a place stands for: one, those of a day, those of a start, or all; of many only what is still ahead. */
function idsAt({ row, col }: GridPlace, rows: readonly CalendarRow[]): string[] {
  if (row > 0 && col > 0) {
    const cell = rows[row - 1]?.cells[col - 1];
    return cell?.is === 'slot' ? [cell.id] : [];
  }
  const some = row === 0 ? rows : rows.slice(row - 1, row);
  return changeable(some.flatMap(({ cells }) => (col === 0 ? cells : [cells[col - 1]])));
}
