import { useCart } from '@northlight/site-kit';
import { lazy, Suspense, useRef } from 'react';

const LazyCartPanel = lazy(() => import('./cart-panel.tsx').then(({ CartPanel: panel }) => ({ default: panel })));
const LazyToasts = lazy(() => import('@northlight/site-kit/frame').then((frame) => ({ default: frame.ToastViewport })));

/** The panel comes with the first press on the cart, and stays, so that closing gives the focus back. */
export function CartPanel() {
  const { isOpen } = useCart();
  const wasOpen = useRef(false);
  wasOpen.current ||= isOpen;
  return <Suspense>{wasOpen.current && <LazyCartPanel />}</Suspense>;
}

/** Comes after the first paint; a message that is shown earlier waits for it in the store. */
export function ToastViewport() {
  return (
    <Suspense>
      <LazyToasts />
    </Suspense>
  );
}
