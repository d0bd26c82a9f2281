import type { BookingQuote } from '@northlight/contracts';
import { announce } from '@northlight/site-kit';
import { useEffect, useRef } from 'react';
import { spokenTotal } from './price-rows.ts';

/** Long enough for the next press of + to come, short enough to be an answer. */
const PAUSE_MS = 700;

/** Speaks a new total once the visitor has stopped changing it, not at every press (U25). */
export const useSpokenTotal = (quote: BookingQuote | undefined, isSettled: boolean) => {
  const sentence = quote && isSettled ? spokenTotal(quote) : undefined;
  const spoken = useRef<string>(undefined);
  useEffect(() => {
    if (!sentence || sentence === spoken.current) return;
    const timer = setTimeout(() => {
      spoken.current = sentence;
      announce(sentence);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
};
