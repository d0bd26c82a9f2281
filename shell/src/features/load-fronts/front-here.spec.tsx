import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Link, MemoryRouter, type RouteObject, useSearchParams } from '@northlight/site-kit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';

const release = { id: 'mfe-lamps_1', container: 'lamps_1', entry: '/r/1.js', integrity: 'sha384-1' };
jest.mock('../../pinned-fronts.ts', () => ({ pinnedFronts: [{ app: 'mfe-lamps', routes: ['/lamps/*'], release }] }));
jest.mock('./federation.ts', () => ({ routesOfRelease: async () => routes }));

/** Breaks where its address asks for the lamp that is not there. */
function Lamps() {
  const [search] = useSearchParams();
  if (search.get('lamp') === 'none') throw new Error('no such lamp');
  return <h1>All lamps</h1>;
}

const routes: RouteObject[] = [
  { path: '/lamps', element: <Lamps /> },
  { path: '/lamps/broken', element: <Lamps /> },
];

const open = async (at: string) => {
  const { FrontHere } = await import('./front-here.tsx');
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[at]}>
        <Link to="/lamps">Lamps</Link>
        <Suspense>
          <FrontHere notFound={<p>Nothing here</p>} />
        </Suspense>
      </MemoryRouter>,
    ),
  );
};

describe('a page of a front that breaks', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // React tells what it caught
    window.reportError = () => undefined;
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ['another page of it', '/lamps/broken?lamp=none'],
    ['the same page without what broke it', '/lamps?lamp=none'],
  ])('is said to be unavailable, and %s is shown again', async (_, at) => {
    await open(at);
    expect(screen.getByRole('alert').textContent).toContain('This part is temporarily unavailable');
    await userEvent.click(screen.getByText('Lamps'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { name: 'All lamps' })).toBeTruthy();
  });
});
