import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { MemoryRouter, useLocation, useRoutes } from 'react-router';
import { SiteProvider } from '../provider/site-provider.tsx';
import { SiteServer } from '../testing/browser.ts';
import { RequireAdmin, RequireRole, RequireSession } from './guards.tsx';
import { useLogout } from './session.ts';

const maya = {
  id: 1,
  username: 'maya',
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: null,
  isAdmin: false,
  roles: [],
};
let server: SiteServer;

beforeAll(async () => {
  server = await SiteServer.start();
});
afterAll(() => server.stop());
beforeEach(cleanup);

function Where() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

function Leave() {
  const logout = useLogout();
  return (
    <button type="button" onClick={() => logout.mutate()}>
      Logout
    </button>
  );
}

function Site() {
  return useRoutes([
    { element: <RequireSession />, children: [{ path: '/bookings', element: <Leave /> }] },
    { element: <RequireAdmin />, children: [{ path: '/admin', element: <p>Desk</p> }] },
    { element: <RequireRole worksAs="desk" />, children: [{ path: '/admin/bookings', element: <p>Manifest</p> }] },
    { path: '/', element: <Home /> },
    { path: '*', element: <Where /> },
  ]);
}

/** A page whose code arrives when the story says so. */
const arrival = { isWanted: false, come: () => {} };
const Home = lazy(() => {
  arrival.isWanted = true;
  return new Promise<{ default: typeof Where }>((resolve) => {
    arrival.come = () => resolve({ default: Where });
  });
});

const open = (path: string) =>
  render(
    <SiteProvider>
      <MemoryRouter initialEntries={[path]}>
        <Suspense fallback="on its way">
          <Site />
        </Suspense>
      </MemoryRouter>
    </SiteProvider>,
  );

const signedInAs = (user: object) => {
  server.answers = { 'GET /api/auth/me': { status: 200, body: user }, 'POST /api/auth/logout': { status: 204 } };
};

const signedOut = () => {
  server.answers = { 'GET /api/auth/me': { status: 401, body: { message: 'Please sign in to continue.' } } };
};

describe('a page for signed-in people', () => {
  it('shows a spinner until it knows who is there', async () => {
    signedInAs(maya);
    open('/bookings');
    expect(screen.getByRole('status').textContent).toContain('Checking your sign-in');
    await screen.findByRole('button', { name: 'Logout' });
  });

  it('sends a visitor to sign in, and back to where they wanted to be', async () => {
    signedOut();
    open('/bookings?tab=past');
    await screen.findByText('at /login?redirect=%2Fbookings%3Ftab%3Dpast');
  });

  it('offers another try when the question itself failed', async () => {
    server.answers = { 'GET /api/auth/me': { status: 503 } };
    open('/bookings');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    signedInAs(maya);
    fireEvent.click(retry);
    await screen.findByRole('button', { name: 'Logout' });
  });

  it('leads home after the logout, not to the sign-in, also when the home page is still on its way', async () => {
    signedInAs(maya);
    open('/bookings');
    fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(server.requests.at(-1)?.line).toBe('POST /api/auth/logout'));
    await waitFor(() => expect(arrival.isWanted).toBe(true));
    await act(async () => arrival.come());
    await screen.findByText('at /');
  });
});

describe('a page for admins', () => {
  it('lets an admin in', async () => {
    signedInAs({ ...maya, isAdmin: true });
    open('/admin');
    await screen.findByText('Desk');
  });

  it('sends others home', async () => {
    signedInAs(maya);
    open('/admin');
    await screen.findByText('at /');
  });

  it('sends visitors to sign in', async () => {
    signedOut();
    open('/admin');
    await screen.findByText('at /login?redirect=%2Fadmin');
  });
});

describe('a page for those who work at the desk', () => {
  it.each([{ roles: ['desk'] }, { isAdmin: true }])('lets %j in', async (more) => {
    signedInAs({ ...maya, ...more });
    open('/admin/bookings');
    await screen.findByText('Manifest');
  });

  it('sends others home, whatever else they work as', async () => {
    signedInAs({ ...maya, roles: ['ops'] });
    open('/admin/bookings');
    await screen.findByText('at /');
  });
});

describe('somebody who works here and has no second factor yet', () => {
  it('is led to set it up from every page of the staff, and may look at their own', async () => {
    signedInAs({ ...maya, isAdmin: true, mustSetUpSecondFactor: true });
    open('/admin/bookings');
    const way = await screen.findByRole('link', { name: 'Set it up' });
    expect(way.getAttribute('href')).toBe('/profile#security');
    cleanup();
    open('/bookings');
    await screen.findByRole('button', { name: 'Logout' });
  });
});
