import type { UserView } from '@northlight/contracts';
import { closeCart, toast, useCart, useSession } from '@northlight/site-kit';
import { type ComponentType, lazy, Suspense, useRef } from 'react';

/** A part of the frame that comes later. When it cannot come, the page goes on without it. */
const later = <Props extends object>(load: () => Promise<ComponentType<Props>>, onFailure?: () => void) =>
  lazy(() =>
    load()
      .catch((): ComponentType<Props> => {
        onFailure?.();
        return Nothing;
      })
      .then((part) => ({ default: part })),
  );

const Nothing = () => null;

const cartIsMissing = () => {
  closeCart();
  toast({ tone: 'bad', title: 'The cart could not be opened', description: 'Check your connection and reload.' });
};

const LazyCartPanel = later(async () => (await import('./cart-panel.tsx')).CartPanel, cartIsMissing);
const LazyCartKeeper = later(async () => (await import('@northlight/site-kit/cart-sync')).CartKeeper);
const LazyToasts = later(async () => (await import('@northlight/site-kit/frame')).ToastViewport);
const LazyFooter = later(async () => (await import('./footer.tsx')).Footer);
const LazyUserMenus = later(async () => (await import('./user-menus.tsx')).UserMenus);

/** Below the first window of every page, so it may come after it. */
export function Footer() {
  return (
    <Suspense>
      <LazyFooter />
    </Suspense>
  );
}

/** Only for those who are signed in. */
export function UserMenus({ user }: { readonly user: UserView }) {
  return (
    <Suspense>
      <LazyUserMenus user={user} />
    </Suspense>
  );
}

/** Only for those who are signed in: their account keeps the cart, too. */
export function CartKeeper() {
  const { user } = useSession();
  return <Suspense>{user && <LazyCartKeeper userId={user.id} />}</Suspense>;
}

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
