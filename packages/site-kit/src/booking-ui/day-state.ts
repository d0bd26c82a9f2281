import { dateText, weekdayText } from '@northlight/site-kit';
import { texts } from '../texts/booking-ui.ts';

/** What the calendar knows: the open days, and the span in which a day can be open at all. All dates 'yyyy-MM-dd'. */
export interface CalendarSpan {
  /** Today at the venue: what lies before is past. */
  readonly today: string;
  /** The last day that is open for booking; what lies behind is not yet. */
  readonly lastDay: string;
  /** Free slots by date; undefined while they are loading. A day that is not in it has none. */
  readonly openSlots: ReadonlyMap<string, number> | undefined;
  /** By date, when the times of a day open that are not open to everybody yet; '' where they are to whoever looks. */
  readonly opening?: ReadonlyMap<string, string> | undefined;
}

/** How many slots of a day can be chosen: 0 for past days, days beyond the horizon and while loading. */
export const openSlotsOn = (date: string, { today, lastDay, openSlots }: CalendarSpan): number =>
  date < today || date > lastDay ? 0 : (openSlots?.get(date) ?? 0);

/** Whether a day can be chosen: it has free times, or such as open later and can be looked at. */
export const isChoosable = (date: string, span: CalendarSpan): boolean =>
  openSlotsOn(date, span) > 0 || (date >= span.today && date <= span.lastDay && span.opening?.has(date) === true);

/** A day's name in full with what it offers: "Saturday, November 21, 2026, 14 times available" (U18). */
export const dayName = (date: string, span: CalendarSpan): string =>
  [`${weekdayText(date)}, ${dateText(date)}`, offerOf(date, span)].filter(Boolean).join(', ');

const offerOf = (date: string, span: CalendarSpan): string => {
  if (date < span.today) return texts.inThePast;
  if (date > span.lastDay) return texts.notOpenForBookingYet;
  if (!span.openSlots) return '';
  const open = openSlotsOn(date, span);
  const opens = span.opening?.get(date);
  if (open === 0 && opens !== undefined) return opens ? texts.opensOn({ opens }) : texts.openToYou;
  return open > 0 ? texts.time({ open }) : texts.noTimesAvailable;
};
