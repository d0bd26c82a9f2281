import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const places = new Map<string, number>();

/** A page starts at its top, or at the part that its address names; going back finds the place that was left. */
export function ScrollRestoration() {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    const remember = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry of the history on the same page stays where it is
  useLayoutEffect(() => {
    const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (isBack) backTo(places.get(key));
    else if (part) part.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [pathname, hash]);

  return null;
}

/** A document that has just come stays where the browser put it: to ask where that is would lay the page out twice. */
const backTo = (left: number | undefined) => {
  if (left !== undefined) window.scrollTo(0, left);
};
