import { Outlet, type RouteObject } from '@northlight/site-kit';

export const routes: RouteObject[] = [
  {
    id: 'frame',
    element: <Outlet />,
    hydrateFallbackElement: <Outlet />,
    children: [{ path: '*', element: <h1>Page not found</h1> }],
  },
];
