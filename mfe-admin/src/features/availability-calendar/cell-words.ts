import { dateText, timeText, weekdayText } from '@northlight/site-kit';
import { texts } from '../../texts/availability-calendar.ts';
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
  if (cell.closed) return texts.closed;
  return cell.booked >= cell.capacity ? texts.soldOut : `${cell.booked}/${cell.capacity}`;
}

/** Seats taken of all, 0 to 1. */
export const shareOf = (cell: CalendarCell | undefined): number =>
  cell?.is === 'slot' ? Math.min(1, cell.booked / cell.capacity) : 0;

/** The same as a sentence, with what and when: for those who do not see the row and the column. */
export function spokenOf({ name, time }: CalendarRow, date: string, cell: CalendarCell | undefined): string {
  const what = `${name}, ${weekdayText(date)}, ${dateText(date)}, ${timeText(time)}`;
  if (!cell) return texts.noSlot({ what });
  if (cell.is === 'foreseen') return texts.scheduledNotOnSaleSeat({ what, capacity: cell.capacity });
  const { capacity, booked, waiting, closed, hasStarted } = cell;
  const words = [
    closed && 'closed',
    booked >= capacity ? texts.soldOutSeat({ capacity }) : texts.ofSeat({ booked, capacity }),
    waiting > 0 && texts.onTheWaitlistOf({ waiting }),
    hasStarted && 'started',
  ];
  return `${what}: ${words.filter(Boolean).join(', ')}`;
}
