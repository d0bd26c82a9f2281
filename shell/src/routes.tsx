import { ErrorBoundary, Outlet, onDemand, pagesOnDemand, Spinner, useLocation, useRoutes } from '@northlight/site-kit';
import { Suspense } from 'react';
import { Frame } from './features/frame/frame.tsx';
import { ReleaseInspector } from './features/inspect-releases/release-inspector.tsx';
import { FrontHere } from './features/load-fronts/front-here.tsx';
import { FrontUnavailable } from './features/load-fronts/front-unavailable.tsx';
import { noteShellFailure } from './release-notes.ts';

const { Component: NotFoundPage } = onDemand(
  async () => (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage,
);

const routes = pagesOnDemand([
  {
    element: (
      <>
        <Frame />
        <ReleaseInspector />
      </>
    ),
    children: [
      {
        element: <WhileLoading />,
        children: [
          { path: '/login', lazy: { Component: async () => (await import('./pages/login/login-page.tsx')).LoginPage } },
          {
            path: '/register',
            lazy: { Component: async () => (await import('./pages/register/register-page.tsx')).RegisterPage },
          },
          {
            path: '/verify-email',
            lazy: {
              Component: async () => (await import('./pages/verify-email/verify-email-page.tsx')).VerifyEmailPage,
            },
          },
          {
            path: '/forgot-password',
            lazy: {
              Component: async () =>
                (await import('./pages/forgot-password/forgot-password-page.tsx')).ForgotPasswordPage,
            },
          },
          {
            path: '/reset-password',
            lazy: {
              Component: async () => (await import('./pages/reset-password/reset-password-page.tsx')).ResetPasswordPage,
            },
          },
          { path: '/setup', lazy: { Component: async () => (await import('./pages/setup/setup-page.tsx')).SetupPage } },
          { path: '*', element: <FrontHere notFound={<NotFoundPage />} /> },
        ],
      },
    ],
  },
]);

/** The frame and, inside it, the shell's own pages or the front that owns the path. */
export function Site() {
  return useRoutes(routes);
}

/** A page of the shell itself that does not load, or breaks, is gone alone, and until the next visit, as one of a front is. */
function WhileLoading() {
  const { key } = useLocation();
  return (
    <ErrorBoundary
      resetKey={key}
      fallback={(cause) => <FrontUnavailable app="shell" cause={cause} />}
      onError={noteShellFailure}
    >
      <Suspense fallback={<Spinner isPage />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
