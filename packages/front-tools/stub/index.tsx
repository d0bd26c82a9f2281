import { createBrowserRouter, Outlet, type RouteObject, RouterProvider, SiteProvider } from '@northlight/site-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** Shows a front alone, for development: its routes in a stand-in frame. */
export const standAlone = (routes: RouteObject[]): void => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root to render into.');
  const router = createBrowserRouter([
    { element: <Outlet />, children: [...routes, { path: '*', element: <Elsewhere routes={routes} /> }] },
  ]);
  createRoot(root).render(
    <StrictMode>
      <SiteProvider>
        <RouterProvider router={router} />
      </SiteProvider>
    </StrictMode>,
  );
};

function Elsewhere({ routes }: { routes: RouteObject[] }) {
  return (
    <main>
      <h1>This front does not answer here</h1>
      <ul>
        {routes.map(({ path }) => path && <li key={path}>{path.includes(':') ? path : <a href={path}>{path}</a>}</li>)}
      </ul>
    </main>
  );
}
