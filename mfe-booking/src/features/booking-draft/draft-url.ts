import { type TicketType, ticketLimits, ticketTypes } from '@northlight/contracts';
import { addDays } from '@northlight/site-kit/booking-ui';
import { type BookingChoice, emptyDraft, withType } from './draft.ts';

const names = ['venueId', 'experienceId', 'date', 'time', 'tickets', 'type'] as const;

/** True when an address says anything about what is to be booked (decisions.md G10). */
export const namesChoice = (search: URLSearchParams): boolean => names.some((name) => search.has(name));

/** ?venueId=&experienceId=&date=&time=&tickets=&type= → the choice. What cannot be meant is left at its default. */
export const choiceOf = (search: URLSearchParams): BookingChoice => {
  const count = { ...emptyDraft, numberOfTickets: countOf(search.get('tickets')) };
  return {
    venueId: idOf(search.get('venueId')),
    experienceId: idOf(search.get('experienceId')),
    date: dateIn(search.get('date')),
    time: timeIn(search.get('time')),
    numberOfTickets: count.numberOfTickets,
    ticketType: 'standard',
    countBeforeFamily: null,
    ...withType(count, typeOf(search.get('type'))),
  };
};

/** The same way back; defaults are left out, so that a fresh form has a clean address. */
export const searchOf = (draft: BookingChoice): string => {
  const { venueId, experienceId, date, time, numberOfTickets, ticketType } = draft;
  const values = {
    venueId,
    experienceId,
    date,
    time,
    tickets: numberOfTickets === ticketLimits.default || ticketType === 'family' ? '' : numberOfTickets,
    type: ticketType === 'standard' ? '' : ticketType,
  };
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
};

const idOf = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null);

const dateIn = (text: string | null) => {
  const isDate = text !== null && /^20\d\d-\d\d-\d\d$/.test(text) && addDays(text, 0) === text;
  return isDate ? text : '';
};

const timeIn = (text: string | null) =>
  /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text ?? '') ? (text ?? '').slice(0, 5) : '';

const countOf = (text: string | null) => {
  const count = Number(/^\d{1,2}$/.test(text ?? '') ? text : Number.NaN);
  return count >= ticketLimits.min && count <= ticketLimits.max ? count : ticketLimits.default;
};

const typeOf = (text: string | null): TicketType => ticketTypes.find((type) => type === text) ?? 'standard';
