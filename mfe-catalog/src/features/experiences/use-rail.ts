import { type RefObject, useCallback, useEffect, useState } from 'react';

/** One push of the rail (§9). */
const step = 400;

/** Moves a sideways scroller by 400 px and knows when it is at either end. `amount` is how many things are on it. */
export const useRail = (track: RefObject<HTMLElement | null>, amount: number) => {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true });
  const look = useCallback(() => {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = track.current ?? {};
    const next = { isAtStart: scrollLeft <= 1, isAtEnd: scrollLeft + clientWidth >= scrollWidth - 1 };
    setEnds((was) => (was.isAtStart === next.isAtStart && was.isAtEnd === next.isAtEnd ? was : next));
  }, [track]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: more things on the rail move its end
  useEffect(() => {
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [look, amount]);
  const push = (direction: -1 | 1) =>
    track.current?.scrollBy({ left: direction * step, behavior: wantsStillness() ? 'instant' : 'smooth' });
  return { ...ends, look, push };
};

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
