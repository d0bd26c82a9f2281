import type { BookingQuote } from '@northlight/contracts';
import { useQuery } from '@northlight/site-kit';
import { type BoardSlot, todayIn, useLiveSlots, useSlotsFor } from '@northlight/site-kit/booking-ui';
import type { Buyer } from '../../buyer.ts';
import type { BookingChoice } from '../../features/booking-draft/draft.ts';
import { experiencesQuery, venuesQuery } from '../../features/choose-visit/venues.ts';
import { daysQuery, slotsQuery } from '../../features/find-slots/slots.ts';
import { withHeldSeats } from '../../features/take-offer/waitlist-entry.ts';
import type { Loaded } from '../../loaded.tsx';
import { quoteQuery } from '../../quote-query.ts';
import { useEntryOfDay, type WaitlistEntry } from './use-waitlist.ts';

/** Everything that the form shows, loaded as far as the draft has come (§4, §7). */
export const useDeskData = (draft: BookingChoice, waitlist: WaitlistEntry, buyer: Buyer) => {
  const { venueId, experienceId, date } = draft;
  const venues = useQuery(venuesQuery);
  const venue = venues.data?.find(({ id, status }) => id === venueId && status === 'open');
  const experiences = useQuery(experiencesQuery(venueId));
  const experience = experiences.data?.find(({ id }) => id === experienceId);

  const flagship = venue ?? venues.data?.find(({ status }) => status === 'open');
  const zone = flagship?.timezone ?? ownZone();
  const today = todayIn(zone);
  const visit = venue && experience && { venueId: venue.id, experienceId: experience.id };
  const days = useQuery(daysQuery(visit && { ...visit, today }));
  const day = visit && date ? { ...visit, date } : undefined;
  const dayQuery = useQuery(slotsQuery(day));
  const board = useSlotsFor(dayQuery.data, zone);
  const slots = withHeld({ ...dayQuery, data: board }, draft, waitlist.entry.data);
  useEntryOfDay(waitlist, dayQuery.data);
  const isLive = useLiveSlots(day);
  const quote = useQuote(draft, buyer);
  return { venues, venue, flagship, experiences, experience, zone, today, days, slots, isLive, quote };
};

export type DeskData = ReturnType<typeof useDeskData>;

/** The board as this visitor sees it: seats that the waitlist holds for them are theirs to choose. */
const withHeld = (
  { data, isLoading, isError, refetch }: Loaded<readonly BoardSlot[]>,
  draft: BookingChoice,
  entry: WaitlistEntry['entry']['data'],
): Loaded<readonly BoardSlot[]> => ({ data: data && withHeldSeats(data, draft, entry), isLoading, isError, refetch });

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What to ask the price of; undefined before there is a choice. */
const wantedOf = ({ experienceId, numberOfTickets, ticketType, venueId }: BookingChoice) =>
  experienceId === null ? undefined : { experienceId, numberOfTickets, ticketType, ...(venueId && { venueId }) };

/** The same for a gift voucher: one visit, or none yet. */
export const visitsOf = (draft: BookingChoice) => {
  const choice = wantedOf(draft);
  return choice ? [{ name: 'visit', choice }] : [];
};

/** The quote for the choice; the previous one until the next is there, and none before there is a choice. */
const useQuote = (draft: BookingChoice, buyer: Buyer): Loaded<BookingQuote> => {
  const wanted = wantedOf(draft);
  const { data, isLoading, isPlaceholderData, isError, refetch } = useQuery(quoteQuery(wanted, buyer));
  return { data: wanted && data, isLoading: isLoading || isPlaceholderData, isError, refetch };
};
