import type { UserView } from '@northlight/contracts';
import {
  answerIdentity,
  closeCart,
  ErrorBoundary,
  onDemand,
  toast,
  useCart,
  useIsIdentityRequested,
  useLocation,
  useSession,
} from '@northlight/site-kit';
import { type ReactNode, Suspense, useState } from 'react';
import { texts } from '../../texts/frame.ts';

interface PartProps {
  readonly children: ReactNode;
  /** What stands there meanwhile; nothing, unless the page cannot do without. */
  readonly fallback?: ReactNode;
  /** When it changes, what is missing is tried again, as it is on the next page. */
  readonly resetKey?: number;
  readonly onError?: () => void;
}

/** A part of the frame. When it breaks, the page goes on without it, and the next page tries it again. */
export function FramePart({ children, fallback = null, resetKey = 0, onError }: PartProps) {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={`${key} ${resetKey}`} fallback={fallback} {...(onError && { onError })}>
      {children}
    </ErrorBoundary>
  );
}

/** How often something was opened: what comes with the first time, and what did not come, is asked for with each. */
export const useTimesOpened = (isOpen: boolean): number => {
  const [seen, setSeen] = useState({ isOpen: false, times: 0 });
  if (seen.isOpen !== isOpen) setSeen({ isOpen, times: seen.times + (isOpen ? 1 : 0) });
  return seen.times;
};

/** A part of the frame that comes later, or not at all when it cannot come. */
export function Later({ children, ...part }: PartProps) {
  return (
    <FramePart {...part}>
      <Suspense>{children}</Suspense>
    </FramePart>
  );
}

const cartIsMissing = () => {
  closeCart();
  toast({ tone: 'bad', title: texts.couldntOpenTheCart, description: texts.checkYourConnectionAndTry });
};

const { Component: LazyCartPanel } = onDemand(async () => (await import('./cart-panel.tsx')).CartPanel);
const { Component: LazyCartKeeper } = onDemand(async () => (await import('@northlight/site-kit/cart-sync')).CartKeeper);
const { Component: LazyIdentity } = onDemand(async () => (await import('./identity-dialog.tsx')).IdentityDialog);
const { Component: LazyToasts } = onDemand(async () => (await import('@northlight/site-kit/frame')).ToastViewport);
const { Component: LazyFooter } = onDemand(async () => (await import('./footer.tsx')).Footer);
const { Component: LazyUserMenus } = onDemand(async () => (await import('./user-menus.tsx')).UserMenus);

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
  const times = useTimesOpened(isOpen);
  return (
    <Later resetKey={times} onError={cartIsMissing}>
      {times > 0 && <LazyCartPanel />}
    </Later>
  );
}

const identityIsMissing = () => {
  answerIdentity(false);
  toast({
    tone: 'bad',
    title: texts.couldntOpenThePasswordPrompt,
    description: texts.checkYourConnectionAndTry,
  });
};

/** Comes when a call was refused because the sign-in is old, wherever on the site that was. */
export function IdentityQuestion() {
  const isAsked = useIsIdentityRequested();
  const times = useTimesOpened(isAsked);
  return (
    <Later resetKey={times} onError={identityIsMissing}>
      {isAsked && <LazyIdentity />}
    </Later>
  );
}

/** Comes after the first paint; a message that is shown earlier waits for it in the store. */
export function ToastViewport() {
  return (
    <Later>
      <LazyToasts />
    </Later>
  );
}
