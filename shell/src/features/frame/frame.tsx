import { besideWidth, from, Outlet, ScrollRestoration } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CartKeeper, CartPanel, Footer, FramePart, IdentityQuestion, ToastViewport } from './later.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PlainBar } from './plain-bar.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

/** What is around every page: skip link, top bar, the page, footer, cart panel and toasts (§2 Global layout). */
export function Frame({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <SkipLink />
      <FramePart fallback={<PlainBar />}>
        <TopBar />
      </FramePart>
      <FramePart>
        <OfflineBanner />
      </FramePart>
      <Main id="content" tabIndex={-1}>
        {children ?? <Outlet />}
      </Main>
      <Footer />
      <CartPanel />
      <CartKeeper />
      <IdentityQuestion />
      <ToastViewport />
      <FramePart>
        <ScrollRestoration />
      </FramePart>
    </>
  );
}

/** At least a window high, so that the footer does not jump while a page is on its way; beside a panel that is. */
const Main = styled.main`
  min-height: calc(100dvh - 72px);

  @media (${from.large}) {
    &:has(~ dialog[data-beside][open]) {
      padding-right: ${besideWidth};
    }
  }
`;
