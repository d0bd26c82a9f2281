import type { SlotView, VenueView } from '@northlight/contracts';
import { announce, timeText, useSearchParams } from '@northlight/site-kit';
import { lostChoice, useLostChoice } from '@northlight/site-kit/booking-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { texts } from '../../texts/choose-visit.ts';
import { visitOf } from './visit.ts';

type Part = 'venueId' | 'date' | 'time' | 'tickets';

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
  /** Venue, experience and date. */
  readonly day: string;
  readonly time: string | undefined;
  readonly onLost: () => void;
}

/**
 * A time that is not to be had on the new date is cleared (decisions.md G22); one that others fill while the visitor
 * looks on stays chosen (U7). Why, in words.
 */
export const useLostTime = ({ slots, day, time, onLost }: Watched) => {
  const filled = useLostChoice({ slots, day, time: time ?? '', tickets: 1 });
  const [cleared, setCleared] = useState<string>();
  // the address follows a moment later: told once for each answer, not on each render until then
  const tell = useEffectEvent((text: string) => {
    setCleared(text);
    announce(text);
    onLost();
  });
  useEffect(() => {
    if (time) setCleared(undefined);
  }, [time]);
  const reason = slots && time && !filled ? lostChoice(slots, time, 1) : undefined;
  useEffect(() => {
    if (reason && time) tell(texts.pleaseChooseAnotherTime({ time: timeText(time), reason }));
  }, [reason, time]);
  return { filled, lost: filled ?? cleared };
};
