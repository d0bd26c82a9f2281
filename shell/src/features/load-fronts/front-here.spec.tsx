import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Link, MemoryRouter, type RouteObject, useSearchParams } from '@northlight/site-kit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';

const release = { id: 'mfe-lamps_1', container: 'lamps_1', entry: '/r/1.js', integrity: 'sha384-1' };
/** What has loaded stays for the whole document: each story has a front of its own. */
const pinnedFronts = ['lamps', 'late', 'later', 'latest'].map((name) => ({
  app: name,
  routes: [`/${name}/*`],
  release,
}));
jest.mock('../../pinned-fronts.ts', () => ({ pinnedFronts, documentRelease: { fronts: pinnedFronts } }));
const network = { isThere: true, asked: 0 };
jest.mock('./federation.ts', () => ({
  routesOfRelease: async () => {
    network.asked += 1;
    if (!network.isThere) throw new Error('the entry did not come');
    return routes;
  },
}));

/** Breaks where its address asks for the lamp that is not there. */
function Lamps() {
  const [search] = useSearchParams();
  if (search.get('lamp') === 'none') throw new Error('no such lamp');
  return <h1>All lamps</h1>;
}

const routes: RouteObject[] = [
  ...['/lamps', '/late', '/later', '/latest'].map((path) => ({ path, element: <Lamps /> })),
  { path: '/lamps/broken', element: <Lamps /> },
];

const open = async (at: string, link = '/lamps') => {
  const { FrontHere } = await import('./front-here.tsx');
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[at]}>
        <Link to={link}>Lamps</Link>
        <Suspense>
          <FrontHere notFound={<p>Nothing here</p>} />
        </Suspense>
      </MemoryRouter>,
    ),
  );
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React tells what it caught
  window.reportError = () => undefined;
  Object.assign(network, { isThere: true, asked: 0 });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a front that does not load', () => {
  beforeEach(() => {
    network.isThere = false;
  });

  it('is asked for once while its page is shown, and again by the next visit', async () => {
    const failures: unknown[] = [];
    document.addEventListener('front-failed', () => failures.push('told'), { once: true });
    await open('/late', '/late');
    expect(screen.getByRole('alert').textContent).toContain('This part is temporarily unavailable');
    expect([network.asked, failures]).toEqual([1, ['told']]);
    network.isThere = true;
    await act(async () => userEvent.click(screen.getByText('Lamps')));
    expect(screen.getByRole('heading', { name: 'All lamps' })).toBeTruthy();
    expect(network.asked).toBe(2);
  });

  it('is asked for again when the network is back', async () => {
    await open('/later');
    network.isThere = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('heading', { name: 'All lamps' })).toBeTruthy();
  });

  it('comes by itself, too, when the browser says that it is online before it is', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    await open('/latest');
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('alert').textContent).toContain('This part is temporarily unavailable');
    network.isThere = true;
    await act(async () => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('heading', { name: 'All lamps' })).toBeTruthy();
    expect(network.asked).toBe(3);
  });
});

describe('a page of a front that breaks', () => {
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
