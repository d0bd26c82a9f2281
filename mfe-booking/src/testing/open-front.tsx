import { BrowserRouter, pagesOnDemand, SiteProvider, useRoutes } from '@northlight/site-kit';
import { render } from '@testing-library/react';
import { Fragment, type StrictMode, Suspense } from 'react';
import { routes } from '../routes.tsx';
import { TestApi } from './test-api.ts';

const pages = pagesOnDemand(routes);

function Pages() {
  return useRoutes(pages);
}

/**
 * Shows this front at an address, on an API that a spec can change.
 * @param Mode StrictMode, in which the shell of `npm run dev` runs each effect twice, for what a second run could undo
 */
export const openFront = (
  address: string,
  api = new TestApi(),
  Mode: typeof Fragment | typeof StrictMode = Fragment,
): TestApi => {
  globalThis.fetch = api.fetch;
  history.replaceState(null, '', address);
  render(
    <Mode>
      <SiteProvider>
        <BrowserRouter>
          <Suspense fallback="Loading">
            <Pages />
          </Suspense>
        </BrowserRouter>
      </SiteProvider>
    </Mode>,
  );
  return api;
};
