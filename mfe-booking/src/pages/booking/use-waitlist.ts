import { useLocation, useQuery } from '@northlight/site-kit';
import type { WaitWanted } from '@northlight/site-kit/waitlist-ui';
import { useState } from 'react';
import type { BookingDraft } from '../../features/booking-draft/draft.ts';
import { entryQuery, linkIn } from '../../features/take-offer/waitlist-entry.ts';

/** The place on a waitlist that the address opens, as a link in a mail does; none in most visits. */
export const useWaitlistEntry = () => {
  const link = linkIn(useLocation().hash);
  const { data, isLoading, isError, refetch } = useQuery(entryQuery(link));
  return { link, entry: { data, isLoading, isError, refetch } };
};

export type WaitlistEntry = ReturnType<typeof useWaitlistEntry>;

/** The slot that somebody asked to wait for, until the dialog about it is closed. */
export const useWaiting = (draft: BookingDraft, experienceName: string | undefined) => {
  const [time, waitFor] = useState<string>();
  const { venueId, experienceId, date } = draft;
  const isWanted = time && venueId !== null && experienceId !== null && experienceName;
  const wanted: WaitWanted | undefined = isWanted
    ? {
        ...{ venueId, experienceId, date, time, experienceName },
        party: draft.numberOfTickets,
        customerName: draft.customerName,
        customerEmail: draft.customerEmail,
      }
    : undefined;
  return { wanted, waitFor, stop: () => waitFor(undefined) };
};
