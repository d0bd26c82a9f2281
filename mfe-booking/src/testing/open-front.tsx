import { BrowserRouter, pagesOnDemand, SiteProvider, useRoutes } from '@northlight/site-kit';
import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { routes } from '../routes.tsx';
import { TestApi } from './test-api.ts';

const pages = pagesOnDemand(routes);

function Pages() {
  return useRoutes(pages);
}

/** Shows this front at an address, on an API that a spec can change. */
export const openFront = (address: string, api = new TestApi()): TestApi => {
  globalThis.fetch = api.fetch;
  history.replaceState(null, '', address);
  render(
    <SiteProvider>
      <BrowserRouter>
        <Suspense fallback="Loading">
          <Pages />
        </Suspense>
      </BrowserRouter>
    </SiteProvider>,
  );
  return api;
};
