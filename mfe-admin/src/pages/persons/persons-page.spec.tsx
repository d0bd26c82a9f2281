import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PersonEntry } from '@northlight/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const entries: readonly PersonEntry[] = [
  {
    kind: 'booking',
    id: 'NL-7Q2M4KXA',
    at: '2026-11-28 14:30',
    status: ['cancelled'],
    name: 'Ann Lee',
    guests: 2,
    venueId: 1,
  },
  { kind: 'note', id: 'Comes in a wheelchair', at: '2026-11-22T15:30:00.000Z' },
  {
    kind: 'account',
    id: '#16',
    at: '2026-11-20T15:00:00.000Z',
    status: ['email not confirmed', 'deactivated'],
    name: 'ann',
  },
];
const data = {
  exportedAt: '2026-11-22T15:30:00.000Z',
  bookings: [{ reference: 'NL-7Q2M4KXA', totalPrice: 72.08, notes: [{ text: 'Comes in a wheelchair' }] }],
  waitlistPlaces: [],
  reasons: [{ what: 'e-mail', whose: 'customer', why: 'to find again who asks', until: 'erased' }],
};
const showAsked = 'POST /api/admin/persons/export';
const eraseAsked = 'DELETE /api/admin/persons';

beforeEach(cleanup);

async function openFound(found: readonly PersonEntry[] = entries, more: object = {}) {
  let left = found;
  const requests = openAdmin('/admin/persons?search=ann@example.com', {
    'GET /api/admin/persons': () => answer({ entries: left, ...more }),
    'GET /api/venues': () => answer([{ id: 1, name: 'Rochester Flagship', status: 'open' }]),
    [showAsked]: () => answer(data),
    [eraseAsked]: () => {
      left = [];
      return answer({ erased: 3, hadAccount: true });
    },
  });
  await screen.findByRole('heading', { name: 'Privacy requests' });
  return { requests, sent: (route: string) => requests.filter((one) => one.startsWith(route)) };
}

const press = (name: string, where = screen) => userEvent.click(where.getByRole('button', { name }));
const dialogOf = async (role: 'dialog' | 'alertdialog', name: string) =>
  within(await screen.findByRole(role, { name })) as unknown as typeof screen;

/** Says who asks, and how that was verified. */
async function says(dialog: typeof screen, who: string, how: string) {
  await userEvent.selectOptions(dialog.getByLabelText('Who is asking?'), who);
  await userEvent.selectOptions(dialog.getByLabelText('How did you verify who is asking?'), how);
}

describe('an admin who answers a privacy request', () => {
  it('sees an entry for everything that is kept, also of an account that is deactivated', async () => {
    await openFound();
    const table = await screen.findByRole('table', { name: 'What’s kept about ann@example.com' });
    const dates = within(table).getAllByText(/, 2026/);
    const written = dates.map(({ textContent }) => textContent?.replaceAll('\u202f', ' '));
    expect(written[0]).toBe('Nov 28, 2026, 2:30 PM');
    expect(written).toEqual(Array(3).fill(expect.stringMatching(/^Nov \d\d, 2026, \d{1,2}:\d\d [AP]M$/)));
    expect(within(table).getByText('Email not confirmed, Deactivated')).toBeTruthy();
    expect(within(table).getByText('Ann Lee, 2 guests, Rochester Flagship')).toBeTruthy();
    expect(within(table).getByText('Canceled')).toBeTruthy();
    expect(within(table).getByText('Staff note')).toBeTruthy();
  });

  it('goes on to an account by its number', async () => {
    const { sent } = await openFound();
    await userEvent.click(await screen.findByRole('button', { name: '#16' }));
    expect(new URLSearchParams(location.search).get('search')).toBe('#16');
    expect(sent('GET /api/admin/persons').at(-1)).toContain('search=%2316');
  });

  it('says who asks and how that was verified, and reads all of it', async () => {
    const { sent } = await openFound();
    await screen.findByRole('table');
    await press('Show everything');
    const dialog = await dialogOf('dialog', 'Show everything kept about ann@example.com?');
    await press('Show everything', dialog);
    expect(dialog.getByText('Please choose who is asking')).toBeTruthy();
    expect(sent(showAsked)).toEqual([]);
    await says(dialog, 'Someone who may act for them', 'A signed letter');
    await press('Show everything', dialog);
    const part = (await screen.findByRole('heading', { name: 'Bookings' })).parentElement as HTMLElement;
    expect(within(part).getByText('Comes in a wheelchair')).toBeTruthy();
    const whom = { whom: 'ann@example.com', reason: 'a representative asks', shownBy: 'letter' };
    expect(sent(showAsked)).toEqual([`${showAsked} ${JSON.stringify(whom)}`]);
  });

  it('saves it as a file that names nobody', async () => {
    const saved: { name: string; body: Blob }[] = [];
    URL.createObjectURL = (body) => `blob:${saved.push({ name: '', body: body as Blob })}`;
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      Object.assign(saved.at(-1) ?? {}, { name: this.download });
    });
    await openFound();
    await screen.findByRole('table');
    await press('Show everything');
    const dialog = await dialogOf('dialog', 'Show everything kept about ann@example.com?');
    await says(dialog, 'The person', 'They showed an ID at a venue');
    await press('Show everything', dialog);
    await userEvent.click(await screen.findByRole('button', { name: 'Save as JSON' }));
    click.mockRestore();
    expect(saved.map(({ name, body }) => [name, body.type])).toEqual([['personal-data.json', 'application/json']]);
  });

  it('erases only after the last question, and sees what is left', async () => {
    const { sent } = await openFound();
    await screen.findByRole('table');
    await press('Erase');
    const dialog = await dialogOf('alertdialog', 'Erase ann@example.com?');
    expect(dialog.getByText(/can’t be undone/)).toBeTruthy();
    await press('Erase', dialog);
    expect(sent(eraseAsked)).toEqual([]);
    await says(dialog, 'The person', 'They showed an ID at a venue');
    await press('Erase', dialog);
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    expect(sent(eraseAsked)).toHaveLength(1);
  });

  it('is told that it is not all while keys are missing, also where nothing is found', async () => {
    await openFound([], { isIncomplete: true });
    expect(await screen.findByText(/^This isn’t everything/)).toBeTruthy();
    expect(screen.queryByText('Nothing found')).toBeNull();
  });

  it('is told where nothing is kept, and has to say whom', async () => {
    await openFound([]);
    expect(await screen.findByText('Nothing is kept about “ann@example.com”.')).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('Find a person'));
    await press('Find');
    expect(screen.getByText('Please enter an email or a username')).toBeTruthy();
  });
});
