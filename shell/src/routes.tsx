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
    children: [{ path: '*', lazy: { Component: notFound } }],
  },
];
