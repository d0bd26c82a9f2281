import type { UserView } from '@northlight/contracts';
import { closeCart, ErrorBoundary, toast, useCart, useSession } from '@northlight/site-kit';
import { lazy, type ReactNode, Suspense, useRef } from 'react';

interface LaterProps {
  readonly children: ReactNode;
  readonly onError?: () => void;
}

/** A part of the frame that comes later. When it cannot come, or breaks, the page goes on without it. */
export function Later({ children, onError }: LaterProps) {
  return (
    <ErrorBoundary fallback={null} {...(onError && { onError })}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

const cartIsMissing = () => {
  closeCart();
  toast({ tone: 'bad', title: 'The cart could not be opened', description: 'Check your connection and reload.' });
};

const LazyCartPanel = lazy(async () => ({ default: (await import('./cart-panel.tsx')).CartPanel }));
const LazyCartKeeper = lazy(async () => ({ default: (await import('@northlight/site-kit/cart-sync')).CartKeeper }));
const LazyToasts = lazy(async () => ({ default: (await import('@northlight/site-kit/frame')).ToastViewport }));
const LazyFooter = lazy(async () => ({ default: (await import('./footer.tsx')).Footer }));
const LazyUserMenus = lazy(async () => ({ default: (await import('./user-menus.tsx')).UserMenus }));

/** Below the first window of every page, so it may come after it. */
export function Footer() {
  return (
    <Later>
      <LazyFooter />
    </Later>
  );
}

/** Only for those who are signed in. */
export function UserMenus({ user }: { readonly user: UserView }) {
  return (
    <Later>
      <LazyUserMenus user={user} />
    </Later>
  );
}

/** Only for those who are signed in: their account keeps the cart, too. */
export function CartKeeper() {
  const { user } = useSession();
  return <Later>{user && <LazyCartKeeper userId={user.id} />}</Later>;
}

/** The panel comes with the first press on the cart, and stays, so that closing gives the focus back. */
export function CartPanel() {
  const { isOpen } = useCart();
  const wasOpen = useRef(false);
  wasOpen.current ||= isOpen;
  return <Later onError={cartIsMissing}>{wasOpen.current && <LazyCartPanel />}</Later>;
}

/** Comes after the first paint; a message that is shown earlier waits for it in the store. */
export function ToastViewport() {
  return (
    <Later>
      <LazyToasts />
    </Later>
  );
}
