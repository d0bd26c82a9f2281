import { useCallback, useEffect, useRef } from 'react';

/** Calls `onEnd` after `milliseconds` of running time. It stands still while anything holds it: hover, focus (C25). */
export const useCountdown = (milliseconds: number, onEnd: () => void) => {
  const left = useRef(milliseconds);
  const startedAt = useRef(0);
  const timer = useRef(0);
  const holders = useRef(new Set<string>());
  const end = useRef(onEnd);
  end.current = onEnd;

  const run = useCallback(() => {
    startedAt.current = Date.now();
    timer.current = window.setTimeout(() => end.current(), left.current);
  }, []);

  const stop = useCallback(() => {
    window.clearTimeout(timer.current);
    left.current -= Date.now() - startedAt.current;
  }, []);

  useEffect(() => {
    run();
    return stop;
  }, [run, stop]);

  const hold = (holder: string) => {
    if (holders.current.size === 0) stop();
    holders.current.add(holder);
  };
  const release = (holder: string) => {
    if (holders.current.delete(holder) && holders.current.size === 0) run();
  };
  return { hold, release };
};
