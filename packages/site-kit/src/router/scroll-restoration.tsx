import { decodeText } from '@northlight/contracts';
import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { keepPlaces, placeLeft, rememberPlace } from './scroll-places.ts';

/** After this long a page that has not grown so high again is not expected to. */
const GROWTH_LIMIT_MS = 5_000;

/** What a visitor does who wants to be elsewhere. */
const takesOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * A page starts at its top, or at the part that its address names; it stays where it is when that name is dropped, as
 * with the choice of a day. Going back, and a reload, find the place that was left. Browsers look for it by themselves
 * after a reload, but only Firefox waits until the page is high enough; they are asked not to, since WebKit may do it
 * late, and over what was found here.
 */
export function ScrollRestoration() {
  const { key, pathname, hash } = useLocation();
  const entry = `${key} ${pathname}`; // every document that was not reached by a link here has the same key
  const isBack = useNavigationType() === NavigationType.Pop;
  const isGoingBack = useRef(false);

  // before the next page is scrolled: what it is told of would be taken for the page that was left
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => {
      if (!isGoingBack.current) rememberPlace(entry, window.scrollY);
    };
    const keep = () => {
      remember(); // a scroll is told a frame later, and there may be none
      keepPlaces();
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keep);
    };
  }, [entry]);

  const shown = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry of the history on the same page stays where it is
  useLayoutEffect(() => {
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    const left = placeLeft(entry);
    if (!isBack) return isSamePage && !hash ? undefined : begin(hash);
    return left === undefined ? undefined : goBackTo(left, isGoingBack);
  }, [pathname, hash]);

  return null;
}

function begin(hash: string): undefined {
  const part = hash ? document.getElementById(decodeText(hash.slice(1))) : null;
  if (part) part.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** Scrolls there, and once more when the page has grown high enough, unless the visitor goes elsewhere meanwhile. */
function goBackTo(top: number, isGoing: { current: boolean }): (() => void) | undefined {
  window.scrollTo(0, top);
  if (isReachable(top)) return undefined;
  isGoing.current = true;
  const grown = new ResizeObserver(() => {
    if (!isReachable(top)) return;
    window.scrollTo(0, top);
    stop();
  });
  grown.observe(document.body);
  const limit = setTimeout(stop, GROWTH_LIMIT_MS);
  for (const event of takesOver) window.addEventListener(event, stop, { passive: true });
  return stop;

  function stop() {
    isGoing.current = false;
    grown.disconnect();
    clearTimeout(limit);
    for (const event of takesOver) window.removeEventListener(event, stop);
  }
}

const isReachable = (top: number): boolean =>
  top <= 0 || document.documentElement.scrollHeight - window.innerHeight >= top;
