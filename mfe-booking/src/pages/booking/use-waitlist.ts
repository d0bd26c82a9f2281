import { useLocation, useQuery } from '@northlight/site-kit';
import type { WaitlistRequest } from '@northlight/site-kit/waitlist-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { useBookingDraft } from '../../features/booking-draft/use-booking-draft.ts';
import { entryQuery, linkIn } from '../../features/take-offer/waitlist-entry.ts';

/** The place on a waitlist that the address opens, as a link in a mail does; none in most visits. */
export const useWaitlistEntry = () => {
  const link = linkIn(useLocation().hash);
  const { data, isLoading, isError, refetch } = useQuery(entryQuery(link));
  return { link, entry: { data, isLoading, isError, refetch } };
};

/**
 * Where a party stands changes with the seats of its day, of which the page hears by itself: it is asked for then, and
 * not by the clock (§7).
 */
export const useEntryOfDay = ({ entry }: WaitlistEntry, slots: unknown): void => {
  const known = useRef(slots);
  const look = useEffectEvent(() => {
    const status = entry.data?.status;
    if (known.current && (status === 'waiting' || status === 'offered')) void entry.refetch();
    known.current = slots;
  });
  useEffect(() => {
    if (slots) look();
  }, [slots]);
};

export type WaitlistEntry = ReturnType<typeof useWaitlistEntry>;

/** The slot that somebody asked to wait for, until the dialog about it is closed. */
export const useWaiting = (
  { form, values }: ReturnType<typeof useBookingDraft>,
  experienceName: string | undefined,
) => {
  const [time, waitFor] = useState<string>();
  const { venueId, experienceId, date } = values;
  const { customerName, customerEmail } = form.getValues();
  const isWanted = time && venueId !== null && experienceId !== null && experienceName;
  const wanted: WaitlistRequest | undefined = isWanted
    ? {
        ...{ venueId, experienceId, date, time, experienceName },
        party: values.numberOfTickets,
        customerName,
        customerEmail,
      }
    : undefined;
  return { wanted, waitFor, stop: () => waitFor(undefined) };
};
