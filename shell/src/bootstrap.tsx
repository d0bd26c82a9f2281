import { BrowserRouter, SiteProvider } from '@northlight/site-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadAhead } from './features/load-fronts/load-ahead.ts';
import { Site } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root to render into.');

loadAhead();
createRoot(root).render(
  <StrictMode>
    <SiteProvider>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </SiteProvider>
  </StrictMode>,
);
