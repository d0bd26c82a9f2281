import { type ExperienceView, openingText, placeText, ticketLimits, type VenueView } from '@northlight/contracts';
import { type CartItem, visitText } from '@northlight/site-kit';
import type { SelectOption } from '@northlight/site-kit/ui';

/** Where and when somebody wants to come, as far as it is chosen. */
export interface Visit {
  readonly venue: VenueView | undefined;
  /** 'yyyy-MM-dd' */
  readonly date: string | undefined;
  /** 'HH:MM' */
  readonly time: string | undefined;
  /** How many come. */
  readonly tickets: number;
}

/** The visit that an address asks for; the first open venue stands in for one that is missing or not open (§4). */
export function visitOf(params: URLSearchParams, venues: readonly VenueView[]): Visit {
  const open = venues.filter(({ status }) => status === 'open');
  const venue = open.find(({ id }) => String(id) === params.get('venueId')) ?? open[0];
  const date = shaped(params.get('date'), /^\d{4}-\d{2}-\d{2}$/);
  const time = date && shaped(params.get('time'), /^\d{2}:\d{2}$/);
  return { venue, date, time, tickets: ticketsIn(params.get('tickets')) };
}

const ticketsIn = (text: string | null): number => {
  const count = Number(text);
  return Number.isInteger(count) && count >= ticketLimits.min && count <= ticketLimits.max ? count : ticketLimits.min;
};

const shaped = (text: string | null, shape: RegExp) => (text && shape.test(text) ? text : undefined);

/** Tickets for the cart (§3 Cart item), with or without a time (§5), and all that checkout has to know of it. */
export const cartItemOf = ({ id, name, price, imageUrl }: ExperienceView, wanted: Visit): CartItem => {
  const { venue, date, time, tickets } = wanted;
  const visit = { ...(venue && { venueId: venue.id }), ...(date && { date }), ...(date && time && { time }) };
  return { id, type: 'experience', name, price, quantity: tickets, imageUrl, dateTime: visitText(visit), visit };
};

/** How a venue stands in the list of locations; planned ones say when, and cannot be chosen (decisions.md C14, C27). */
export const locationOption = (venue: VenueView): SelectOption => {
  const place = placeText(venue);
  if (venue.status === 'open') return { value: venue.id, label: place };
  const label = `${place} – ${openingText(venue, new Date().getFullYear())}`;
  return { value: venue.id, label, isDisabled: true, group: 'Coming soon' };
};
