import { createBrowserRouter, RouterProvider, SiteProvider } from '@northlight/site-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadFronts } from './features/load-fronts/load-fronts.tsx';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root to render into.');

const router = createBrowserRouter(routes, { patchRoutesOnNavigation: loadFronts('frame') });

createRoot(root).render(
  <StrictMode>
    <SiteProvider>
      <RouterProvider router={router} />
    </SiteProvider>
  </StrictMode>,
);
