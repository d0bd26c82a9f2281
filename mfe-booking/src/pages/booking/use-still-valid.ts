import { announce, useBookingPolicy } from '@northlight/site-kit';
import { useLostChoice } from '@northlight/site-kit/booking-ui';
import { useEffect, useState } from 'react';
import { type Loss, lossOf } from '../../features/booking-draft/still-valid.ts';
import type { useBookingDraft } from '../../features/booking-draft/use-booking-draft.ts';
import { familyRefusal } from '../../features/choose-tickets/ticket-options.ts';
import type { DeskData } from './use-desk-data.ts';

/**
 * Clears what is not to be had any more and says so; the words stay on the page until the next choice (U4, U6). A time
 * that others fill while the visitor looks on is not cleared: it stays chosen, with the reason (U7). Waits while a
 * booking is under way: its own seats would look like another person's.
 */
export const useStillValid = (
  { values, choose }: ReturnType<typeof useBookingDraft>,
  data: DeskData,
  isUnsettled: boolean,
) => {
  const rules = useBookingPolicy();
  const [notice, setNotice] = useState<Loss>();
  const slots = isUnsettled ? undefined : data.slots.data;
  const { venueId, experienceId, date, time, numberOfTickets } = values;
  const lostTime = useLostChoice({ slots, day: `${venueId} ${experienceId} ${date}`, time, tickets: numberOfTickets });
  const found = lossOf(values, {
    venues: data.venues.data,
    experiences: data.experiences.data,
    today: data.venue && data.today,
    slots: lostTime ? undefined : slots,
    familyRefusal: familyRefusal(data.experience?.price, rules),
  });
  const loss = isUnsettled ? undefined : found;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message says all that the loss is; its object is new at each render
  useEffect(() => {
    if (!loss) return;
    choose(loss.patch);
    setNotice(loss);
    announce(loss.message);
  }, [loss?.message, choose]);
  return { notice, lostTime, clearNotice: () => setNotice(undefined) };
};
