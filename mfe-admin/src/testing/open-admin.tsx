import { BrowserRouter, pagesOnDemand, SiteProvider, useRoutes } from '@northlight/site-kit';
import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { routes } from '../routes.tsx';

type Answers = Readonly<Record<string, (query: URLSearchParams, body: unknown) => Response | Promise<Response>>>;

const pages = pagesOnDemand(routes);

function Pages() {
  return useRoutes(pages);
}

export const answer = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** Who looks, unless a spec says that somebody else does. */
export const admin = { id: 1, username: 'first', email: 'first@example.com', isAdmin: true, roles: [] };

/** What every page asks, and hears unless a spec says otherwise; it is not among what was asked. */
const onEveryPage: Readonly<Record<string, unknown>> = {
  'GET /api/auth/me': admin,
  'GET /api/admin/messages/count': { new: 0 },
  'GET /api/venues': [],
};

/** Shows an admin page, on an API that answers as a spec says, in place of `fetch`. @returns what was asked */
export function openAdmin(address: string, answers: Answers): string[] {
  const requests: string[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input), 'http://localhost');
    const route = `${init.method ?? 'GET'} ${url.pathname}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const usual = onEveryPage[route];
    if (usual !== undefined) return answers[route]?.(url.searchParams, body) ?? answer(usual);
    requests.push([route, url.search, init.body ?? ''].filter(Boolean).join(' '));
    return answers[route]?.(url.searchParams, body) ?? answer({ message: 'Nothing was found at this address.' }, 404);
  };
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
  return requests;
}
