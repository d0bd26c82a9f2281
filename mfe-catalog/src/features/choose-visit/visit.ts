import type { ExperienceView, VenueView } from '@northlight/contracts';
import { type CartItem, dateText, timeText } from '@northlight/site-kit';

/** Where and when somebody wants to come, as far as it is chosen. */
export interface Visit {
  readonly venue: VenueView | undefined;
  /** 'yyyy-MM-dd' */
  readonly date: string | undefined;
  /** 'HH:MM' */
  readonly time: string | undefined;
}

/** The visit that an address asks for; the first open venue stands in for one that is missing or not open (§4). */
export function visitOf(params: URLSearchParams, venues: readonly VenueView[]): Visit {
  const open = venues.filter(({ status }) => status === 'open');
  const venue = open.find(({ id }) => String(id) === params.get('venueId')) ?? open[0];
  const date = shaped(params.get('date'), /^\d{4}-\d{2}-\d{2}$/);
  return { venue, date, time: date && shaped(params.get('time'), /^\d{2}:\d{2}$/) };
}

const shaped = (text: string | null, shape: RegExp) => (text && shape.test(text) ? text : undefined);

/** The words of the cart line: date and time, or that they are still to be chosen (§5). */
export const whenText = ({ date, time }: Pick<Visit, 'date' | 'time'>) =>
  date && time ? `${dateText(date)} at ${timeText(time)}` : 'Schedule later';

/** One ticket for the cart (§3 Cart item). */
export const cartItemOf = ({ id, name, price, imageUrl }: ExperienceView, visit: Visit): CartItem => ({
  id,
  type: 'experience',
  name,
  price,
  quantity: 1,
  imageUrl,
  dateTime: whenText(visit),
});

/** How a venue stands in the list of locations; planned ones say when, and cannot be chosen (decisions.md C14). */
export const locationOption = ({ id, city, state, status, estimatedOpeningYear }: VenueView) => ({
  value: id,
  label:
    status === 'open' ? `${city}, ${state}` : `${city}, ${state} – Planned opening: ${estimatedOpeningYear ?? 'later'}`,
  isDisabled: status !== 'open',
});
