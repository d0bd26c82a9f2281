import type { SlotView, VenueView } from '@northlight/contracts';
import { announce, timeText, useSearchParams } from '@northlight/site-kit';
import { lostChoice } from '@northlight/site-kit/booking-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { visitOf } from './visit.ts';

type Part = 'venueId' | 'date' | 'time';

/** The chosen venue, date and time, kept in the address: they survive reload and Back, and 'Or book directly' (U2). */
export const useVisit = (venues: readonly VenueView[]) => {
  const [params, setParams] = useSearchParams();
  const choose = (part: Part, value: string | undefined) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(part, value);
        else next.delete(part);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { visit: visitOf(params, venues), choose };
};

interface Watched {
  readonly slots: readonly SlotView[] | undefined;
  readonly time: string | undefined;
  readonly onLost: () => void;
}

/** A time that is not to be had on the new date is cleared, and the visitor is told why (decisions.md G22). */
export const useLostTime = ({ slots, time, onLost }: Watched): string | undefined => {
  const [lost, setLost] = useState<string>();
  // the address follows a moment later: told once for each answer, not on each render until then
  const tell = useEffectEvent((text: string) => {
    setLost(text);
    announce(text);
    onLost();
  });
  useEffect(() => {
    if (time) setLost(undefined);
  }, [time]);
  useEffect(() => {
    const reason = slots && time ? lostChoice(slots, time, 1) : undefined;
    if (!reason || !time) return;
    const text = `${timeText(time)} ${reason}. Please choose another time.`;
    tell(text);
  }, [slots, time]);
  return lost;
};
