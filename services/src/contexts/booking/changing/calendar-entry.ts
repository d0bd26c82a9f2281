import { asOneLine } from '@northlight/contracts';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { instantOf } from '../../../platform/kernel/venue-time.js';

/** A visit as a calendar keeps it; date and time on the venue's wall, duration in minutes. */
export interface CalendarVisit {
  readonly bookingId: string;
  readonly reference: string;
  readonly experienceName: string;
  readonly venueName: string;
  readonly venueAddress: string;
  readonly date: string;
  readonly time: string;
  readonly timezone: string;
  readonly duration: number;
  readonly tickets: number;
  /** How often it was moved: a calendar keeps the entry with the highest number. */
  readonly moves: number;
  readonly isCancelled: boolean;
}

/** Whose calendar entry it is, and when it is written. */
export interface CalendarSender {
  readonly productName: string;
  /** Where the site stands: its host is that of the organizer's address. */
  readonly siteUrl: string;
  readonly at: Date;
}

/** A value of the type TEXT (RFC 5545, 3.3.11). The library writes the properties of the calendar itself as they are. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&');

/**
 * An iCalendar file with the one visit; that of a cancelled one takes it out again. The calendar itself has no name: with
 * one, Outlook opens a calendar of that name instead of putting the visit into the guest's own.
 */
export function calendarEntry(visit: CalendarVisit, { productName, siteUrl, at }: CalendarSender): string {
  const start = instantOf(visit, visit.timezone);
  if (!start) throw new Error(`The visit ${visit.reference} starts at a time that its venue never shows`);
  const { isCancelled } = visit;
  const house = asOneLine(productName);
  const calendar = ical({
    prodId: { company: escaped(house), product: 'bookings', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: visit.bookingId,
    sequence: visit.moves + (isCancelled ? 1 : 0),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: at,
    start,
    end: new Date(start.getTime() + visit.duration * 60_000),
    summary: `${visit.experienceName} at ${visit.venueName}`,
    location: visit.venueAddress,
    description: `Reference ${visit.reference}, ${visit.tickets} ${visit.tickets === 1 ? 'ticket' : 'tickets'}`,
    organizer: { name: house, email: `bookings@${new URL(siteUrl).hostname}` },
  });
  return `${calendar.toString()}\r\n`; // the library leaves out the end of the last line
}
