import { announce } from '@northlight/site-kit';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../texts/keep-seats.ts';

const SECOND_MS = 1_000;
/** U11: said once, so long before the end. */
const WARN_FROM_MS = 60 * SECOND_MS;

/** Milliseconds until an instant of this browser's clock, every second anew; 0 once it has passed, or without one. */
export const useLeft = (endsAt: number | undefined): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (endsAt === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    // taken from the clock each time: a page that slept is right at once
    const tick = () => {
      setNow(Date.now());
      const left = endsAt - Date.now();
      if (left > 0) timer = setTimeout(tick, left % SECOND_MS || SECOND_MS);
    };
    tick();
    return () => clearTimeout(timer);
  }, [endsAt]);
  return endsAt === undefined ? 0 : Math.max(0, endsAt - now);
};

/** Says to screen readers, once for each end, that it is near. */
export const useWarning = (left: number, endsAt: number | undefined): void => {
  const warned = useRef<number>(undefined);
  useEffect(() => {
    if (left === 0 || left > WARN_FROM_MS || warned.current === endsAt) return;
    warned.current = endsAt;
    announce(texts.yourHoldEndsInLess);
  }, [left, endsAt]);
};
