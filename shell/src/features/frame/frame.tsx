import { ownerOf } from '@northlight/contracts';
import { besideWidth, from, Outlet, ScrollRestoration, useLocation } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useIsFrontLost } from '../../lost-fronts.ts';
import { pinnedFronts } from '../../pinned-fronts.ts';
import { CartKeeper, CartPanel, Footer, FramePart, IdentityQuestion, ToastViewport } from './later.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PlainBar } from './plain-bar.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

/**
 * What is around every page: skip link, top bar, the page, footer, cart panel and toasts (§2 Global layout). A front
 * with a frame of its own has no bar, cart or footer around it.
 */
export function Frame({ children }: { readonly children?: ReactNode }) {
  const isPlain = useIsPlain();
  return (
    <>
      <SkipLink />
      {!isPlain && (
        <FramePart fallback={<PlainBar />}>
          <TopBar />
        </FramePart>
      )}
      <FramePart>
        <OfflineBanner />
      </FramePart>
      <Main id="content" tabIndex={-1} $isPlain={isPlain}>
        {children ?? <Outlet />}
      </Main>
      {!isPlain && (
        <>
          <Footer />
          <CartPanel />
          <CartKeeper />
        </>
      )}
      <IdentityQuestion />
      <ToastViewport />
      <FramePart>
        <ScrollRestoration />
      </FramePart>
    </>
  );
}

/** Where the front of this page brings its own frame. While it cannot be shown, the ways around it are needed. */
function useIsPlain(): boolean {
  const { pathname } = useLocation();
  const isLost = useIsFrontLost();
  return !isLost && ownerOf(pinnedFronts, pathname)?.frame === 'plain';
}

/** At least a window high, so that the footer does not jump while a page is on its way; beside a panel that is. */
const Main = styled.main<{ $isPlain: boolean }>`
  min-height: ${({ $isPlain }) => ($isPlain ? '100dvh' : 'calc(100dvh - 72px)')};

  @media (${from.large}) {
    &:has(~ dialog[data-beside][open]) {
      padding-right: ${besideWidth};
    }
  }
`;
