import { type RouteObject, Spinner } from '@northlight/site-kit';
import { Frame } from './features/frame/frame.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';

const waiting = (
  <Frame>
    <Spinner isPage />
  </Frame>
);

export const routes: RouteObject[] = [
  {
    id: 'frame',
    element: <Frame />,
    hydrateFallbackElement: waiting,
    children: [{ path: '*', element: <NotFoundPage /> }],
  },
];
