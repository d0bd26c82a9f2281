import { BrowserRouter, Page, pagesOnDemand, type RouteObject, SiteProvider, useRoutes } from '@northlight/site-kit';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { StubBar } from './stub-bar.tsx';

/** Shows a front alone, for development: its routes in a stand-in frame, on the providers of the real one. */
export const standAlone = (routes: RouteObject[]): void => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root to render into.');
  const pages = pagesOnDemand([...routes, { path: '*', element: <Elsewhere routes={routes} /> }]);
  createRoot(root).render(
    <StrictMode>
      <SiteProvider>
        <BrowserRouter>
          <Suspense>
            <Pages routes={pages} />
          </Suspense>
          <StubBar />
        </BrowserRouter>
      </SiteProvider>
    </StrictMode>,
  );
};

function Pages({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

function Elsewhere({ routes }: { routes: RouteObject[] }) {
  const paths = routes.flatMap(({ path }) => (path ? [path] : []));
  return (
    <Page title="This front does not answer here">
      <ul>
        {paths.map((path) => (
          <li key={path}>{path.includes(':') ? path : <a href={path}>{path}</a>}</li>
        ))}
      </ul>
    </Page>
  );
}
