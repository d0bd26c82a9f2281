import { useLocation } from '@northlight/site-kit';
import { type RefObject, useEffect, useRef } from 'react';
import { useNewMessages } from '../../queries/new-messages.ts';

/** Where the places are a bar that scrolls sideways, it scrolls to the open one, and the page stays where it is. */
export function useOpenPlaceInSight(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const isFirst = useRef(true);
  const { pathname } = useLocation();
  const count = useNewMessages();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again wherever somebody goes, and when a place grows
  useEffect(() => {
    if (list.current) show(list.current, isFirst.current || wantsStillness() ? 'auto' : 'smooth');
    isFirst.current = false;
  }, [pathname, count]);
  return list;
}

/** As `scrollIntoView` would with the nearest edge, but of the bar alone, and with the next place showing. */
function show(bar: HTMLElement, behavior: ScrollBehavior): void {
  const place = bar.querySelector('[aria-current=page]')?.parentElement;
  if (!place) return;
  const [of, at] = [bar.getBoundingClientRect(), place.getBoundingClientRect()];
  if (at.left < of.left) bar.scrollBy({ left: at.left - of.left - next, behavior });
  else if (at.right > of.right) bar.scrollBy({ left: at.right - of.right + next, behavior });
}

/** Pixels of the place beyond the open one. */
const next = 48;

const wantsStillness = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
