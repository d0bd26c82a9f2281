import { findSlots } from '@northlight/client';
import type { SlotView } from '@northlight/contracts';
import { apiQuery, useQueryClient } from '@northlight/site-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { hearSlots, type SlotDayQuery } from './slot-line.ts';

/**
 * Keeps the slots of a day as they are while somebody looks at them: what comes over the line takes the place of what
 * was loaded for GET /api/availability (its key is the address and the day, §7). Without a line nothing changes.
 * @returns true while changes come by themselves
 */
export const useLiveSlots = (day: SlotDayQuery | undefined): boolean => {
  const client = useQueryClient();
  const [isLive, setLive] = useState(false);
  const { venueId, experienceId, date } = day ?? {};

  const onSlots = useEffectEvent((slots: SlotView[]) => {
    const { queryKey } = apiQuery(findSlots, day && { query: day });
    void client.cancelQueries({ queryKey }); // an answer on its way may be older than this
    client.setQueryData(queryKey, slots);
  });
  useEffect(() => {
    if (venueId === undefined || experienceId === undefined || date === undefined) return undefined;
    return hearSlots({ venueId, experienceId, date }, { onSlots: (slots) => onSlots(slots), onLive: setLive });
  }, [venueId, experienceId, date]);
  return isLive;
};
