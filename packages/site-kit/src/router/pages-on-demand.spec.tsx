import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, useRoutes } from 'react-router';
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
