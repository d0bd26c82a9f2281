import type { AvailabilityCalendarView, ForeseenSlotView, SlotLoadView } from '@northlight/contracts';
import { texts } from '../../texts/availability-calendar.ts';

/** What stands in the calendar where a day and a start meet. */
export type CalendarCell =
  | ({ readonly is: 'slot'; readonly hasStarted: boolean } & SlotLoadView)
  | ({ readonly is: 'foreseen' } & ForeseenSlotView);

/** One start of one experience on each of the days; empty where it has none. */
export interface CalendarRow {
  readonly key: string;
  readonly time: string;
  readonly experienceId: number;
  readonly name: string;
  /** It begins a group: another time than the row above, or another experience. */
  readonly isFirst: boolean;
  readonly cells: readonly (CalendarCell | undefined)[];
}

export type CalendarOrder = 'time' | 'experience';

interface Shown {
  readonly days: readonly string[];
  readonly names: ReadonlyMap<number, string>;
  /** Only this one, where one is chosen. */
  readonly experienceId?: number | undefined;
  readonly order: CalendarOrder;
}

/** The rows of the calendar, by start and experience, or by experience and start. */
export function calendarRows(calendar: AvailabilityCalendarView, shown: Shown): CalendarRow[] {
  const { days, names, experienceId, order } = shown;
  const rows = new Map<string, CalendarCell[]>();
  for (const cell of cellsOf(calendar)) {
    if (experienceId !== undefined && cell.experienceId !== experienceId) continue;
    const day = days.indexOf(cell.date);
    if (day < 0) continue;
    const key = `${cell.time}-${cell.experienceId}`;
    const row = rows.get(key) ?? [];
    row[day] = cell;
    rows.set(key, row);
  }
  const nameOf = (id: number) => names.get(id) ?? texts.experienceOf({ id });
  const made = [...rows].map(([key, cells]) => {
    const { time, experienceId: id } = cells.find((cell) => cell !== undefined) as CalendarCell;
    return { key, time, experienceId: id, name: nameOf(id), cells: days.map((_, day) => cells[day]) };
  });
  made.sort(orders[order]);
  const groupOf = { time: ({ time }: Bare) => time, experience: ({ name }: Bare) => name }[order];
  return made.map((row, nth) => {
    const above = made[nth - 1];
    return { ...row, isFirst: !above || groupOf(above) !== groupOf(row) };
  });
}

type Bare = Omit<CalendarRow, 'isFirst'>;

const byTime = (one: Bare, other: Bare) => one.time.localeCompare(other.time);
const byName = (one: Bare, other: Bare) => one.name.localeCompare(other.name) || one.experienceId - other.experienceId;

const orders = {
  time: (one: Bare, other: Bare) => byTime(one, other) || byName(one, other),
  experience: (one: Bare, other: Bare) => byName(one, other) || byTime(one, other),
};

function cellsOf({ slots, foreseen, now }: AvailabilityCalendarView): CalendarCell[] {
  const hasStarted = ({ date, time }: SlotLoadView) => date < now.date || (date === now.date && time <= now.time);
  return [
    ...slots.map((slot) => ({ is: 'slot' as const, hasStarted: hasStarted(slot), ...slot })),
    ...foreseen.map((start) => ({ is: 'foreseen' as const, ...start })),
  ];
}

/** Seats booked and seats in all of the slots that are open; `null` on a day without any. */
export function loadOn(rows: readonly CalendarRow[], day: number): { booked: number; capacity: number } | null {
  const open = rows.flatMap(({ cells }) => {
    const cell = cells[day];
    return cell?.is === 'slot' && !cell.closed ? [cell] : [];
  });
  if (open.length === 0) return null;
  return {
    booked: open.reduce((sum, { booked }) => sum + booked, 0),
    capacity: open.reduce((sum, { capacity }) => sum + capacity, 0),
  };
}

/** The slots of these cells that may still be changed to some effect: those that have not begun. */
export const changeable = (cells: readonly (CalendarCell | undefined)[]): string[] =>
  cells.flatMap((cell) => (cell?.is === 'slot' && !cell.hasStarted ? [cell.id] : []));

/** "840 slots, 96 starts scheduled, not on sale.", of the rows that are shown. */
export function countText(rows: readonly CalendarRow[], isOfOne: boolean): string {
  if (rows.length === 0) return isOfOne ? texts.noSlotsOfThisExperience : texts.noSlotsAreOpen;
  const cells = rows.flatMap((row) => row.cells);
  const many = (is: CalendarCell['is']) => cells.filter((cell) => cell?.is === is).length;
  const scheduled = many('foreseen');
  return scheduled > 0 ? texts.slot({ many: many('slot'), scheduled }) : texts.slotOf({ many: many('slot') });
}
