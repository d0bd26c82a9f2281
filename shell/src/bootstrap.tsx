import { BrowserRouter, ErrorBoundary, focusPressed, SiteProvider } from '@northlight/site-kit';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { SiteBroken } from './features/frame/site-broken.tsx';
import { firstPage } from './features/load-fronts/first-page.ts';
import { loadAhead } from './features/load-fronts/load-ahead.ts';
import { reportLater } from './features/report-releases/report-later.ts';
import { noteShellFailure } from './release-notes.ts';
import { Site } from './routes.tsx';
import { shellFailed } from './shell-failed.ts';

const place = document.getElementById('root');
if (!place) throw new Error('The document has no #root to render into.');

loadAhead();
reportLater();
focusPressed();
const siteBroke = (cause: unknown): void => {
  noteShellFailure(cause);
  shellFailed();
};

const root = createRoot(place);
const site = (
  <StrictMode>
    <ErrorBoundary fallback={<SiteBroken />} onError={siteBroke}>
      <SiteProvider>
        <BrowserRouter>
          <Site />
        </BrowserRouter>
      </SiteProvider>
    </ErrorBoundary>
  </StrictMode>
);
// A transition is rendered in small pieces: whoever taps meanwhile is not kept waiting for the whole page.
void firstPage().then(() => startTransition(() => root.render(site)));
