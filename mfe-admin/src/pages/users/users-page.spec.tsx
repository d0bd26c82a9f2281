import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ManagedUserView } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const account = (id: number, username: string): ManagedUserView => ({
  ...{ id, username, email: `${username}@example.com`, emailVerified: true, firstName: null, lastName: null },
  ...{ isAdmin: false, roles: [], isDeactivated: false, hasSecondFactor: false, createdAt: '2026-11-01T12:00:00Z' },
  plan: { tier: 'none', status: 'inactive', since: null, until: null, guestPassesLeft: 0 },
});

const open = (search = '') =>
  openAdmin(`/admin/users${search}`, {
    'GET /api/admin/users': (query) =>
      query.get('cursor') === 'after-bo'
        ? answer({ items: [account(3, 'cy')], nextCursor: null })
        : answer({ items: [account(1, 'ann'), account(2, 'bo')], nextCursor: query.get('search') ? null : 'after-bo' }),
  });

const names = () => screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('button').textContent);
const page = async (expected: string[]) => waitFor(() => expect(names()).toEqual(expected));

beforeEach(cleanup);

describe('the accounts', () => {
  it('are gone through from page to page, and the focus stays where it was', async () => {
    open();
    const next = await screen.findByRole('button', { name: 'Next' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await page(['cy']);
    expect(document.activeElement).toBe(next);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(names()).toEqual(['cy']);
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await page(['ann', 'bo']);
    expect(screen.getAllByText('Page 1').length).toBeGreaterThan(0); // it is announced, too
  });

  it('are sorted by a heading where all of them are there, and only there', async () => {
    open('?search=o');
    await userEvent.click(await screen.findByRole('button', { name: 'Email' }));
    await userEvent.click(screen.getByRole('button', { name: 'Email' }));
    expect(names()).toEqual(['bo', 'ann']);
    cleanup();
    open();
    await screen.findByRole('button', { name: 'Next' });
    expect(screen.queryByRole('button', { name: 'Email' })).toBeNull();
  });

  it('change in what was changed here only: what others have set meanwhile stays', async () => {
    const patch = 'PATCH /api/admin/users/2';
    const requests = openAdmin('/admin/users', {
      'GET /api/admin/users': () => answer({ items: [account(2, 'bo')], nextCursor: null }),
      'GET /api/memberships': () => answer([]),
      [patch]: () => answer({ ...account(2, 'bo'), roles: ['desk'] }),
    });
    await userEvent.click(await screen.findByText('bo@example.com'));
    const dialog = within(await screen.findByRole('dialog', { name: 'bo' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Desk' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests).toContain(`${patch} {"roles":["desk"]}`));
  });

  it('open from anywhere in their row', async () => {
    open();
    await userEvent.click(await screen.findByText('bo@example.com'));
    expect(await screen.findByRole('dialog', { name: 'bo' })).toBeTruthy();
  });

  it('are let in again by an admin where somebody has lost their authenticator app', async () => {
    const lost = 'DELETE /api/admin/users/2/second-factor';
    const requests = openAdmin('/admin/users', {
      'GET /api/admin/users': () =>
        answer({ items: [{ ...account(2, 'bo'), hasSecondFactor: true }], nextCursor: null }),
      'GET /api/memberships': () => answer([]),
      [lost]: () => new Response(null, { status: 204 }),
    });
    await userEvent.click(await screen.findByText('bo@example.com'));
    await userEvent.click(await screen.findByRole('button', { name: 'Reset app and passkeys' }));
    await waitFor(() => expect(requests.some((line) => line.startsWith(lost))).toBe(true));
  });
});
