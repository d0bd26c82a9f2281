import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { erie } from '../../testing/erie.ts';
import { admin, answer, openAdmin } from '../../testing/open-admin.tsx';

const none = { items: [], nextCursor: null };
const jose = { id: 4, username: 'jose', email: 'jose@example.com', firstName: 'José', lastName: 'Ruiz' };
const lists = {
  'GET /api/admin/messages': () => answer({ ...none, newCount: 0 }),
  'GET /api/admin/bookings': () => answer({ ...none, within: null }),
  'GET /api/admin/orders': () => answer(none),
  'GET /api/admin/users': (query: URLSearchParams) =>
    answer(query.get('search') === 'jos' ? { items: [jose], nextCursor: null } : none),
};

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

/** Presses Ctrl-K and types. */
const search = async (text: string) => {
  await screen.findByRole('heading', { level: 1, name: 'Messages' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Search' });
  await userEvent.type(within(dialog).getByRole('combobox'), text);
  return within(dialog);
};

describe('the search of the admin', () => {
  it('opens with Ctrl-K, finds an account, and goes there with Enter', async () => {
    openAdmin('/admin/messages', lists);
    const dialog = await search('jos');
    const option = await dialog.findByRole('option', { name: /José Ruiz/ });
    expect(dialog.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(option.id);
    await userEvent.keyboard('{Enter}');
    expect(location.pathname + location.search).toBe('/admin/users?search=jose');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('walks through the pages with the arrows, however their names are typed', async () => {
    openAdmin('/admin/messages', lists);
    const dialog = await search('ÁUDIT');
    await dialog.findByRole('option', { name: 'Audit log' });
    await userEvent.clear(dialog.getByRole('combobox'));
    await dialog.findByRole('option', { name: 'Dashboard' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(dialog.getByRole('option', { selected: true }).textContent).toBe('Experiences');
  });

  it('asks for no accounts where the desk looks, offers only its pages, and says when nothing was found', async () => {
    const desk = { ...admin, isAdmin: false, roles: ['desk'] };
    const requests = openAdmin('/admin/messages', { ...lists, 'GET /api/auth/me': () => answer(desk) });
    const dialog = await search('users');
    await dialog.findByText('No results for “users”.');
    expect(requests.filter((call) => call.includes('search=users') || call.includes('q=users'))).toHaveLength(2);
    expect(requests.some((call) => call.startsWith('GET /api/admin/users'))).toBe(false);
  });
});

describe('the bar of the admin', () => {
  it('names its clock: that of the venue which is chosen', async () => {
    const venues = [
      { ...erie, id: 1, city: 'Rochester', openedYear: 2025 },
      { ...erie, id: 7, city: 'Reno', timezone: 'America/Los_Angeles' },
    ];
    const all = { ...lists, 'GET /api/venues': () => answer(venues) };
    openAdmin('/admin/messages', all);
    expect((await screen.findByText(/^Rochester time/)).parentElement?.textContent).toMatch(
      /^Rochester time, \d+:\d\d.[AP]M ET$/,
    );
    cleanup();
    openAdmin('/admin/messages?venue=7', all);
    expect((await screen.findByText(/^Reno time/)).parentElement?.textContent).toMatch(/ [AP]M PT$/);
  });
});
