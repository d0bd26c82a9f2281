import type { DayView, SlotView } from '@northlight/contracts';
import { dateIn } from './local-date.ts';
import type { BoardSlot } from './slot-state.ts';

const HOUR_MS = 3_600_000;

/** Who looks at a board: hours of priority (Infinity for the staff), and the clock of the venue and of the server. */
export interface Viewer {
  readonly priorityHours: number;
  readonly timeZone: string;
  /** Milliseconds. */
  readonly now: number;
}

/** The instant in milliseconds from which whoever looks may book; undefined where everybody may already. */
export const opensFor = ({ opensAt }: { readonly opensAt?: string }, priorityHours: number): number | undefined =>
  opensAt === undefined ? undefined : Date.parse(opensAt) - priorityHours * HOUR_MS;

/** The slots as whoever looks may book them: a plan opens a slot its priority hours before it opens to everybody. */
export const slotsFor = (slots: readonly SlotView[], viewer: Viewer): readonly BoardSlot[] =>
  slots.map((slot) => {
    const from = opensFor(slot, viewer.priorityHours);
    if (from === undefined) return slot;
    const { opensAt: _, ...rest } = slot;
    return from <= viewer.now ? { ...rest, bookable: true } : { ...slot, opens: openingText(from, viewer.timeZone) };
  });

/** What a calendar says of days: free times by date, and from when on those can be booked that are not open yet. */
export const openingsOf = (days: readonly DayView[], viewer: Viewer) => ({
  openSlots: new Map(days.map(({ date, openSlots }) => [date, openSlots])),
  opening: new Map(
    days.flatMap((day) => {
      const from = opensFor(day, viewer.priorityHours);
      if (from === undefined) return [];
      return [[day.date, from <= viewer.now ? '' : openingText(from, viewer.timeZone)]];
    }),
  ),
});

/** 'Dec 1, 9:00 AM', on the wall of the venue; the day is left out where it is today. */
export const openingText = (at: number, timeZone: string): string => {
  const isToday = dateIn(timeZone, new Date(at)) === dateIn(timeZone, new Date());
  const day = isToday ? {} : ({ month: 'short', day: 'numeric' } as const);
  return new Intl.DateTimeFormat('en-US', { timeZone, ...day, hour: 'numeric', minute: '2-digit' }).format(at);
};
