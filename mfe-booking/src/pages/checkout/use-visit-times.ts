import type { SlotView, VenueView } from '@northlight/contracts';
import { announce, type CartLine, timeText, useQuery, type WantedVisit } from '@northlight/site-kit';
import { lostChoice, todayIn, useLiveSlots, useLostChoice, useSlotsFor } from '@northlight/site-kit/booking-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { venueOf } from '../../features/choose-visit/venue-of.ts';
import { experiencesQuery } from '../../features/choose-visit/venues.ts';
import { daysQuery, slotsQuery } from '../../features/find-slots/slots.ts';
import { texts } from '../../texts/checkout.ts';

interface Times {
  readonly venues: readonly VenueView[] | undefined;
  /** While seats are being booked here: they would look like another person's. */
  readonly isBusy: boolean;
  readonly change: (visit: WantedVisit) => void;
}

/** The days and times of a visit's experience, at the venue that is chosen, else the first that is open (§4). */
export const useVisitTimes = (line: CartLine, { venues, isBusy, change }: Times) => {
  const { id: experienceId, visit = {} } = line;
  const venue = venueOf(visit, venues);
  const zone = venue?.timezone ?? 'America/New_York';
  const today = todayIn(zone);
  const place = venue && { venueId: venue.id, experienceId };
  const days = useQuery(daysQuery(place && { ...place, today }));
  const day = place && visit.date ? { ...place, date: visit.date } : undefined;
  const dayQuery = useQuery(slotsQuery(day));
  const slots = { ...dayQuery, data: useSlotsFor(dayQuery.data, zone) };
  const isLive = useLiveSlots(day);
  const lost = useLostTime(line, isBusy ? undefined : slots.data, () => change(withoutTime(visit)));
  const experience = useQuery(experiencesQuery(venue?.id ?? null)).data?.find(({ id }) => id === experienceId);
  return { venue, zone, today, days, slots, isLive, experience, lost };
};

/** Why the chosen time is not to be had: others fill it while the visitor looks on (U7), or it was cleared (G22). */
const useLostTime = (
  { visit = {}, quantity }: CartLine,
  slots: readonly SlotView[] | undefined,
  onClear: () => void,
) => {
  const { venueId, date, time = '' } = visit;
  const filled = useLostChoice({ slots, day: `${venueId} ${date}`, time, tickets: quantity });
  const reason = slots && time && !filled ? lostChoice(slots, time, quantity) : undefined;
  const cleared = useClearedTime({ time, reason, onClear });
  return filled ?? cleared;
};

const withoutTime = ({ time: _, ...rest }: WantedVisit): WantedVisit => rest;

interface Cleared {
  readonly time: string;
  readonly reason: string | undefined;
  readonly onClear: () => void;
}

/** A time that is not to be had on the new date, or for the new number, is cleared, and says so (G22). */
const useClearedTime = ({ time, reason, onClear }: Cleared): string | undefined => {
  const [cleared, setCleared] = useState<string>();
  const tell = useEffectEvent((text: string) => {
    setCleared(text);
    announce(text);
    onClear();
  });
  useEffect(() => {
    if (time) setCleared(undefined);
    if (time && reason) tell(texts.pleaseChooseAnotherTime({ time: timeText(time), reason }));
  }, [time, reason]);
  return cleared;
};
