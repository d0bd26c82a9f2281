import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

let shownPath: string | undefined;
let focusedPath: string | undefined;

const hasNoFocus = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Moves focus to the page's heading when the route changes (U50). The first page of a document is left alone, so that
 * the first Tab still meets "Skip to content"; a heading that replaces a loading one takes over the lost focus.
 */
export const useHeadingFocus = (heading: RefObject<HTMLHeadingElement | null>) => {
  const { pathname } = useLocation();
  useEffect(() => {
    const hasArrived = shownPath !== undefined && shownPath !== pathname;
    const hasLostFocus = focusedPath === pathname && hasNoFocus();
    shownPath = pathname;
    if (!hasArrived && !hasLostFocus) return;
    focusedPath = pathname;
    heading.current?.focus({ preventScroll: true });
  }, [pathname, heading]);
};
