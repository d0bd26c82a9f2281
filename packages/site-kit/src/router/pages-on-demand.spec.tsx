import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Link, MemoryRouter, useLocation, useRoutes } from 'react-router';
import { ErrorBoundary } from '../ui/error-boundary/error-boundary.tsx';
import { loadPagesAt, pagesOnDemand } from './pages-on-demand.tsx';

const pages = () =>
  pagesOnDemand([
    { path: '/here', lazy: async () => ({ Component: () => <h1>Here</h1> }) },
    { path: '/there', lazy: { Component: async () => () => <h1>There</h1> } },
  ]);

function Routed({ routes }: { readonly routes: ReturnType<typeof pages> }) {
  return <Suspense fallback={<p>Loading</p>}>{useRoutes(routes)}</Suspense>;
}

const open = (routes: ReturnType<typeof pages>, path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routed routes={routes} />
    </MemoryRouter>,
  );

describe('a page that loads when it is shown', () => {
  it('is on its way first, then there', async () => {
    open(pages(), '/here');
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Here' })).toBeTruthy();
  });
});

describe('a page that was loaded ahead', () => {
  it.each([
    ['/here', 'Here'],
    ['/there', 'There'],
  ])('is there at once: %s', async (path, heading) => {
    const routes = pages();
    await act(() => loadPagesAt(routes, path));
    open(routes, path);
    expect(screen.queryByText('Loading')).toBeNull();
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
  });

  it('need not be at the address that is asked for', async () => {
    await expect(loadPagesAt(pages(), '/nowhere')).resolves.toBeUndefined();
  });
});

describe('a page that does not come', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // React tells what it caught
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** A site of two pages. One does not come until the network is back. */
  const visit = async (at: string) => {
    const network = { isThere: false, asked: 0, stale: [] as string[] };
    const Late = async () => {
      network.asked += 1;
      const request = network.isThere ? network.stale.shift() : '/r/lamps/1/7.js';
      if (request) throw Object.assign(new Error('Loading a chunk failed.'), { request });
      return () => <h1>There</h1>;
    };
    const fetched: unknown[] = [];
    window.fetch = async (url) => {
      fetched.push(url);
      return new Response('', { status: network.isThere ? 200 : 503 });
    };
    const routes = pagesOnDemand([
      { path: '/here', element: <h1>Here</h1> },
      { path: '/there', lazy: { Component: Late } },
    ]);
    const Site = () => (
      <ErrorBoundary resetKey={useLocation().key} fallback={<p>Unavailable</p>}>
        <Routed routes={routes} />
      </ErrorBoundary>
    );
    await act(async () =>
      render(
        <MemoryRouter initialEntries={[at]}>
          <Link to="/here">To here</Link>
          <Link to="/there">To there</Link>
          <Site />
        </MemoryRouter>,
      ),
    );
    return { network, fetched, routes };
  };
  const follow = (link: string) => act(async () => void fireEvent.click(screen.getByText(link)));

  it('costs no other page, and is asked for again when it is visited again', async () => {
    const { network, fetched } = await visit('/there');
    expect(screen.getByText('Unavailable')).toBeTruthy();
    expect(network.asked).toBe(1);
    await follow('To here');
    expect(screen.getByRole('heading', { name: 'Here' })).toBeTruthy();
    network.isThere = true;
    await follow('To there');
    expect(await screen.findByRole('heading', { name: 'There' })).toBeTruthy();
    expect([network.asked, fetched]).toEqual([2, ['/r/lamps/1/7.js', '/r/lamps/1/7.js']]);
  });

  it('is asked for again by the same link, and when the network is back', async () => {
    const { network, fetched } = await visit('/there');
    await follow('To there');
    expect(screen.getByText('Unavailable')).toBeTruthy();
    expect([network.asked, fetched.length]).toEqual([1, 2]); // the file itself is not there yet
    network.isThere = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'There' })).toBeTruthy();
  });

  it('gets another try for each file that fails without a look at the network, as after a preload', async () => {
    const { network } = await visit('/there');
    Object.assign(network, { isThere: true, stale: ['/r/lamps/1/8.js', '/r/lamps/1/9.js'] });
    await follow('To there');
    expect(await screen.findByRole('heading', { name: 'There' })).toBeTruthy();
    expect(network.asked).toBe(4);
  });

  it('is asked for again when it is shown, where it did not come ahead', async () => {
    const { network, routes } = await visit('/here');
    await act(() => loadPagesAt(routes, '/there'));
    network.isThere = true;
    await follow('To there');
    expect(await screen.findByRole('heading', { name: 'There' })).toBeTruthy();
  });
});
