import { leaveWaitlist as leaveWaitlistOperation, showWaitlistEntry } from '@northlight/client';
import {
  type BookingPlacedView,
  readWaitlistOffer,
  type WaitlistEntryView,
  type WaitlistOffer,
} from '@northlight/contracts';
import { apiQuery, callApi, HttpError, queryOptions, skipToken } from '@northlight/site-kit';
import type { BoardSlot } from '@northlight/site-kit/booking-ui';

/** What the link in a mail about a waitlist brings behind its #: `#offer=…` or `#waitlist=…`; null in any other address. */
export const linkIn = (hash: string): WaitlistOffer | null => {
  const words = new URLSearchParams(hash.replace(/^#/, ''));
  return readWaitlistOffer(words.get('offer') ?? words.get('waitlist') ?? '');
};

const inputOf = ({ entryId, token }: WaitlistOffer) => ({ params: { id: entryId }, token });

/** How the party of a link stands on its list; null when the link opens none. */
export const entryQuery = (link: WaitlistOffer | null) =>
  queryOptions({
    queryKey: apiQuery(showWaitlistEntry, link ? inputOf(link) : undefined).queryKey,
    queryFn: link ? ({ signal }) => callApi(showWaitlistEntry, inputOf(link), { signal }).catch(noneAt404) : skipToken,
    staleTime: 0,
  });

const noneAt404 = (reason: unknown): null => {
  if (reason instanceof HttpError && reason.status === 404) return null;
  throw reason;
};

/** DELETE /api/waitlist/{id}: gives up the place, and the seats where some are held. */
export const leaveWaitlist = (link: WaitlistOffer): Promise<undefined> =>
  callApi(leaveWaitlistOperation, inputOf(link));

type Slot = Pick<BookingPlacedView, 'date' | 'time'> & {
  readonly venueId: number | null;
  readonly experienceId: number | null;
};

/** True when the entry's seats are held now, and are those of this slot. */
const isHeldIn = (entry: WaitlistEntryView, slot: Slot): boolean =>
  entry.status === 'offered' &&
  entry.venueId === slot.venueId &&
  entry.experienceId === slot.experienceId &&
  entry.date === slot.date &&
  entry.time === slot.time.slice(0, 5);

type Day = Omit<Slot, 'time'>;

/** The slots of a day, with the seats that are held for this visitor. */
export const withHeldSeats = (
  slots: readonly BoardSlot[],
  day: Day,
  entry: WaitlistEntryView | null | undefined,
): readonly BoardSlot[] => {
  if (!entry) return slots;
  return slots.map((slot) =>
    isHeldIn(entry, { ...day, time: slot.time }) ? { ...slot, heldSeats: entry.party } : slot,
  );
};

/** The offer that a booking takes: the held seats, where it is for their slot and for no more of them. */
export const offerFor = (
  wanted: Slot & { readonly numberOfTickets: number },
  link: WaitlistOffer | null,
  entry: WaitlistEntryView | null | undefined,
): WaitlistOffer | undefined =>
  link && entry && isHeldIn(entry, wanted) && wanted.numberOfTickets <= entry.party ? link : undefined;
