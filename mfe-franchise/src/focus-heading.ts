import { useEffect } from 'react';

/** Moves the focus to the page's heading when a step of the page takes the place of the one before (U50). */
export const useFocusOnHeading = () =>
  useEffect(() => {
    document.querySelector('h1')?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
