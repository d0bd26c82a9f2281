import { useEffect, useRef, useState } from 'react';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * What scrolls and holds nothing to stop at is a tab stop itself, so that a keyboard can scroll it: Safari makes it none.
 * Returns what the scrolling element needs.
 */
export const useScrollStop = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(false);
  // no earlier: a dialog that has just been rendered is opened by an effect, and has no size before
  useEffect(() => {
    const look = () => setStop(needsStop(ref.current));
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  });
  return { ref, tabIndex: isStop ? 0 : undefined };
};

const needsStop = (region: HTMLElement | null): boolean =>
  region !== null && region.scrollHeight > region.clientHeight && region.querySelector(controls) === null;
