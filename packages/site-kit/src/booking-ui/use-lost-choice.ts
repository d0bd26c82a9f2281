import { announce, timeText } from '@northlight/site-kit';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../texts/booking-ui.ts';
import { type BoardSlot, lostChoice } from './slot-state.ts';

interface Choice {
  /** The board that the time is on; undefined while it is loading, or must not be judged. */
  readonly slots: readonly BoardSlot[] | undefined;
  /** What else was chosen: venue, experience and day. Another one makes another choice of the same time. */
  readonly day: string;
  /** 'HH:MM'; empty when none is chosen. */
  readonly time: string;
  readonly tickets: number;
}

/**
 * What became of a chosen time that could be had when it was chosen, and was filled by others while the visitor looks
 * on (U7): it stays chosen, and is to be had again as soon as seats come back. Both are spoken once.
 * @returns why it cannot be had now, as a sentence; undefined for a time that can, or never could
 */
export const useLostChoice = ({ slots, day, time, tickets }: Choice): string | undefined => {
  const choice = `${day} ${time} ${tickets}`;
  const reason = slots && time ? lostChoice(slots, time, tickets) : undefined;
  const isFree = slots !== undefined && time !== '' && !reason;
  const [free, setFree] = useState<string>();
  if (isFree && free !== choice) setFree(choice); // could be had once
  const isLost = reason !== undefined && free === choice;
  useSpokenLoss({ choice, time, reason: isLost ? reason : undefined, isFree });
  return isLost ? sentenceOf(time, reason) : undefined;
};

const sentenceOf = (time: string, reason: string) => texts.pleaseChooseAnotherTime({ time: timeText(time), reason });

interface Loss {
  readonly choice: string;
  readonly time: string;
  readonly reason: string | undefined;
  readonly isFree: boolean;
}

const useSpokenLoss = ({ choice, time, reason, isFree }: Loss) => {
  const announced = useRef<string>(undefined);
  useEffect(() => {
    if (announced.current !== choice) announced.current = undefined;
    const text = newsOf({ time, reason, isFree }, announced.current !== undefined);
    if (!text) return;
    announce(text);
    announced.current = isFree ? undefined : choice;
  }, [choice, time, reason, isFree]);
};

const newsOf = ({ time, reason, isFree }: Omit<Loss, 'choice'>, isToldLost: boolean): string | undefined => {
  if (!isToldLost) return reason && sentenceOf(time, reason);
  return isFree ? texts.isAvailableAgain({ time: timeText(time) }) : undefined;
};
