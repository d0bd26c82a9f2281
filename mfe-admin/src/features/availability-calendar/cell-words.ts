import { count, dateText, timeText, weekdayText } from '@northlight/site-kit';
import type { CalendarCell, CalendarRow } from './calendar-rows.ts';

/** How a slot stands, in order of what matters first. */
export type CellState = 'none' | 'foreseen' | 'closed' | 'full' | 'few' | 'free';

/** From this share on the seats are few. */
const fewFrom = 0.8;

export function stateOf(cell: CalendarCell | undefined): CellState {
  if (!cell) return 'none';
  if (cell.is === 'foreseen') return 'foreseen';
  if (cell.closed) return 'closed';
  if (cell.booked >= cell.capacity) return 'full';
  return cell.booked / cell.capacity >= fewFrom ? 'few' : 'free';
}

/** What stands in the cell; the word stands beside the colour. */
export function shortOf(cell: CalendarCell | undefined): string {
  if (!cell) return '';
  if (cell.is === 'foreseen') return `+ ${cell.capacity}`;
  if (cell.closed) return 'Closed';
  return cell.booked >= cell.capacity ? 'Sold out' : `${cell.booked}/${cell.capacity}`;
}

/** Seats taken of all, 0 to 1. */
export const shareOf = (cell: CalendarCell | undefined): number =>
  cell?.is === 'slot' ? Math.min(1, cell.booked / cell.capacity) : 0;

/** The same as a sentence, with what and when: for those who do not see the row and the column. */
export function spokenOf({ name, time }: CalendarRow, date: string, cell: CalendarCell | undefined): string {
  const what = `${name}, ${weekdayText(date)}, ${dateText(date)}, ${timeText(time)}`;
  if (!cell) return `${what}: no slot`;
  if (cell.is === 'foreseen') return `${what}: not opened yet, ${count(cell.capacity, 'seat')} foreseen`;
  const { capacity, booked, waiting, closed, hasStarted } = cell;
  const words = [
    closed && 'closed',
    booked >= capacity ? `sold out, ${count(capacity, 'seat')}` : `${booked} of ${count(capacity, 'seat')} booked`,
    waiting > 0 && `${count(waiting, 'party', 'parties')} waiting`,
    hasStarted && 'started',
  ];
  return `${what}: ${words.filter(Boolean).join(', ')}`;
}
