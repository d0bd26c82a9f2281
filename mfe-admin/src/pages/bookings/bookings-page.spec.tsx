import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DeskBookingView, FoundBookingsView, ManifestView } from '@northlight/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const ann: DeskBookingView = {
  id: '01a1f978-b580-77b3-9189-659cdda54fe1',
  reference: 'NL-7K4M2QXD',
  status: 'confirmed',
  venueId: 1,
  slotId: '1-1-2026-11-28-1430',
  experienceId: 1,
  experienceName: 'Jurassic Ride',
  timezone: 'America/New_York',
  date: '2026-11-28',
  time: '14:30',
  numberOfTickets: 2,
  ticketType: 'standard',
  totalPrice: 72.08,
  refund: null,
  customerName: 'Ann Lee',
  customerEmail: 'ann@example.com',
  customerPhone: null,
  checkedInAt: null,
  notes: [],
};

const day = (...bookings: DeskBookingView[]): ManifestView => ({
  venueId: 1,
  venueName: 'Rochester Flagship',
  timezone: 'America/New_York',
  date: '2026-11-28',
  slots: [
    {
      ...{ id: ann.slotId, date: '2026-11-28', time: '14:30', experienceId: 1, experienceName: 'Jurassic Ride' },
      ...{ capacity: 20, bookedCount: 2, isClosed: false, bookings },
    },
  ],
});

const found: FoundBookingsView = { items: [ann], nextCursor: null, within: { from: '2026-11-13', to: '2027-01-19' } };

const open = (search: string, more: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin(`/admin/bookings${search}`, {
    'GET /api/venues': () =>
      answer([{ id: 1, name: 'Rochester Flagship', status: 'open', timezone: 'America/New_York' }]),
    'GET /api/admin/manifest': () => answer(day(ann, { ...ann, id: 'b', customerName: null, status: 'cancelled' })),
    'GET /api/admin/bookings': () => answer(found),
    ...more,
  });

beforeEach(cleanup);

describe('the desk', () => {
  it('sees who comes on a day, and lets a party in', async () => {
    const requests = open('?date=2026-11-28', { 'POST /api/admin/bookings/NL-7K4M2QXD/check-in': () => answer({}) });
    const slot = await screen.findByRole('region', { name: '2:30 PM, Jurassic Ride' });
    expect(screen.getByText('1 booking, 2 guests, 0 checked in')).toBeTruthy();
    const [first, second] = within(slot).getAllByRole('listitem');
    expect(first?.textContent).toContain('Ann Lee');
    expect(second?.textContent).toContain('Name erased');
    expect(within(slot).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Check in Ann Lee' }));
    expect(requests).toContain('POST /api/admin/bookings/NL-7K4M2QXD/check-in {"paidWith":"card"}');
  });

  it('is told at the door why a party is not let in, and may let it in anyway', async () => {
    const requests = open('', {
      'POST /api/admin/bookings/NL-7K4M2QXD/check-in': (_, body) =>
        (body as { anyway?: boolean }).anyway
          ? answer({ ...ann, checkedInAt: '2026-11-27T15:00:00.000Z' })
          : answer({ code: 'NOT_TODAY', message: 'This visit is on November 28, 2026, not today.' }, 409),
    });
    await userEvent.type(await screen.findByLabelText('Scan a ticket or enter its reference'), 'NL-7K4M2QXD{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('This visit is on November 28, 2026, not today.');
    await userEvent.click(screen.getByRole('button', { name: 'Check in anyway' }));
    expect(await screen.findByText('NL-7K4M2QXD is checked in: 2 tickets')).toBeTruthy();
    expect(requests).toContain(
      'POST /api/admin/bookings/NL-7K4M2QXD/check-in {"paidWith":"card","venueId":1,"anyway":true}',
    );
  });

  it('names a ticket that was scanned before as what it is, and not by its code', async () => {
    const code = 'c'.repeat(43);
    open('', {
      [`POST /api/admin/bookings/${code}/check-in`]: () =>
        answer({ code: 'ALREADY_CHECKED_IN', message: 'Already checked in at 2:31 PM' }, 409),
    });
    await userEvent.type(await screen.findByLabelText('Scan a ticket or enter its reference'), `${code}{Enter}`);
    expect((await screen.findByRole('alert')).textContent).toContain('This ticket: Already checked in at 2:31 PM');
  });

  it('sees what colleagues wrote about a party, in the day, at the door and where it is looked for', async () => {
    const noted = { ...ann, notes: ['Wheelchair, comes early', 'Brings a dog'] };
    open('?date=2026-11-28', {
      'GET /api/admin/manifest': () => answer(day(noted, { ...ann, id: 'b', customerName: 'Bob' })),
      'GET /api/admin/bookings': () => answer({ ...found, items: [noted] }),
      'POST /api/admin/bookings/NL-7K4M2QXD/check-in': () => answer(noted),
    });
    const notesIn = (place: HTMLElement) =>
      within(place)
        .queryAllByRole('list', { name: 'Notes' })
        .map(({ textContent }) => textContent);
    const both = ['Note Wheelchair, comes earlyNote Brings a dog'];
    expect(notesIn(await screen.findByRole('region', { name: '2:30 PM, Jurassic Ride' }))).toEqual(both);
    await userEvent.type(screen.getByLabelText('Scan a ticket or enter its reference'), 'NL-7K4M2QXD{Enter}');
    await screen.findByText('NL-7K4M2QXD is checked in: 2 tickets');
    expect(notesIn(screen.getByRole('region', { name: 'Check in' }))).toEqual(both);
    await userEvent.type(screen.getByLabelText('Find a booking'), 'ann{Enter}');
    await screen.findByText(/^1 booking found/);
    expect(notesIn(document.body)).toEqual([...both, ...both]);
  });

  it('finds a booking by a name, and is told where it was looked for', async () => {
    const requests = open('');
    await userEvent.type(await screen.findByLabelText('Find a booking'), 'ann{Enter}');
    const list = await screen.findByRole('region', { name: 'Bookings found' });
    expect(screen.getByText(/Searched visits from November 13, 2026 to January 19, 2027\./)).toBeTruthy();
    expect(within(list).getByRole('link', { name: 'Ann Lee' }).getAttribute('href')).toBe(
      '/admin/bookings/NL-7K4M2QXD',
    );
    expect(requests).toContain('GET /api/admin/bookings ?search=ann&limit=50');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the day' }));
    expect(await screen.findByRole('region', { name: 'Bookings of the day' })).toBeTruthy();
  });
});

describe('a search that finds more than a page', () => {
  it('goes on where it stopped, also where nothing of a page fits', async () => {
    const within = { from: '2026-12-01', to: '2026-12-31' };
    open('?search=lee', {
      'GET /api/admin/bookings': (query) =>
        answer(query.get('cursor') ? { items: [], nextCursor: 'more', within } : { ...found, nextCursor: 'rest' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(
      await screen.findByText('No matches here. Searched visits from December 1, 2026 to December 31, 2026.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBeNull();
  });
});

describe('a long day', () => {
  const party = (nth: number): DeskBookingView => ({
    ...{ ...ann, id: `party ${nth}`, reference: `NL-${String(nth).padStart(8, '0')}`, customerName: `Guest ${nth}` },
    customerPhone: nth === 700 ? '(585) 555-0142' : null,
    notes: nth === 702 ? ['Wheelchair'] : [],
  });
  const slot = (nth: number) => ({
    ...{ id: `slot ${nth}`, time: `${10 + (nth % 12)}:00`, experienceId: 1, experienceName: 'Jurassic Ride' },
    ...{ capacity: 20, bookedCount: 6, isClosed: false, bookings: [0, 1, 2].map((at) => party(nth * 3 + at)) },
  });
  afterEach(() => void jest.restoreAllMocks());
  const longDay = { ...day(), slots: Array.from({ length: 280 }, (_, nth) => slot(nth)) };

  it('has only the parties that are seen, and finds the others', async () => {
    // nothing has a height where nothing is laid out
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    open('?date=2026-11-28', { 'GET /api/admin/manifest': () => answer(longDay) });
    const search = await screen.findByLabelText('Search this day');
    expect(screen.getByText('840 bookings, 1,680 guests, 0 checked in')).toBeTruthy();
    expect(screen.getAllByRole('listitem').length).toBeLessThan(100);
    await userEvent.type(search, 'guest 839');
    expect(await screen.findByText('1 of 840 bookings')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Check in Guest 839' })).toBeTruthy();
    await userEvent.clear(search);
    await userEvent.type(search, '555 0142');
    expect(screen.getByRole('link', { name: 'Guest 700' })).toBeTruthy();
    await userEvent.clear(search);
    await userEvent.type(search, 'WHEELchair');
    expect(screen.getByRole('link', { name: 'Guest 702' })).toBeTruthy();
    await userEvent.clear(search);
    await userEvent.type(search, 'nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getByText('840 bookings, 1,680 guests, 0 checked in')).toBeTruthy();
  });
});
