import { type RouteObject, Spinner } from '@northlight/site-kit';
import { Frame } from './features/frame/frame.tsx';

const waiting = (
  <Frame>
    <Spinner isPage />
  </Frame>
);

const notFound = async () => (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage;

export const routes: RouteObject[] = [
  {
    id: 'frame',
    element: <Frame />,
    hydrateFallbackElement: waiting,
    children: [
      { path: '/login', lazy: { Component: async () => (await import('./pages/login/login-page.tsx')).LoginPage } },
      {
        path: '/register',
        lazy: { Component: async () => (await import('./pages/register/register-page.tsx')).RegisterPage },
      },
      { path: '/setup', lazy: { Component: async () => (await import('./pages/setup/setup-page.tsx')).SetupPage } },
      { path: '*', lazy: { Component: notFound } },
    ],
  },
];
