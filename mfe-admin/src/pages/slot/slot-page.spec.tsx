import { describe, expect, it } from '@jest/globals';
import type { HistoryEntryView, SlotStateView } from '@northlight/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, answer, openAdmin } from '../../testing/open-admin.tsx';

const slotId = '1-1-2026-11-28-1430';
const api = `/api/admin/slots/${slotId}`;

const slot: SlotStateView = {
  slotId,
  venueId: 1,
  venueName: 'Rochester Flagship',
  timezone: 'America/New_York',
  experienceId: 1,
  experienceName: 'Jurassic Ride',
  date: '2026-11-28',
  time: '14:30',
  status: 'open',
  capacity: 12,
  taken: 2,
  left: 10,
  holds: [{ bookingId: 'b', seats: 2, until: null, isOffer: false }],
  version: 3,
  position: 30,
  at: '2026-11-20T15:30:00.000Z',
};

const event = (version: number, words: string, changes: HistoryEntryView['changes']): HistoryEntryView => ({
  position: version * 10,
  version,
  type: 'CapacityChanged',
  words,
  actor: 'user:7',
  requestId: null,
  at: `2026-11-20T15:${version}0:00.000Z`,
  changes,
  data: {},
});

const items = [
  event(1, 'Opened with 20 seats', [{ what: 'capacity', from: null, to: 20 }]),
  event(2, '2 seats taken by a booking', [{ what: 'seats taken', from: 0, to: 2 }]),
  event(3, 'Has 12 seats from now on', [{ what: 'capacity', from: 20, to: 12 }]),
];

/** What the slot was at each position. */
const then: Readonly<Record<string, Partial<SlotStateView>>> = {
  10: { capacity: 20, taken: 0, left: 20, holds: [] },
  20: { capacity: 20, left: 18 },
};

const open = (more: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin(`/admin/slots/${slotId}`, {
    [`GET ${api}/history`]: () => answer({ items, nextCursor: null }),
    [`GET ${api}`]: (query) => answer({ ...slot, ...then[query.get('position') ?? ''] }),
    ...more,
  });

const seats = () => screen.getByText(/seats booked$/).textContent;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the page of a slot', () => {
  it('says what it is and what happened to it, the latest first', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Jurassic Ride' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Slot at 2:30 PM');
    expect(seats()).toBe('2 of 12 seats booked');
    const events = within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem');
    expect(events.map(({ textContent }) => textContent?.match(/(AM|PM)(.*)/)?.[2])).toEqual([
      'Has 12 seats from now oncapacity 20 → 12 · by user 7',
      '2 seats taken by a bookingseats taken 0 → 2 · by user 7',
      'Opened with 20 seatscapacity 20 · by user 7',
    ]);
  });

  it('goes back event by event and shows how it was, and only the present can be changed', async () => {
    const requests = open();
    await press('Earlier');
    await waitFor(() => expect(seats()).toBe('2 of 20 seats booked'));
    expect(screen.getByText(/^As it was on Nov 20, 10:20:00/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close this slot' })).toBeNull();
    await press('Earlier');
    await waitFor(() => expect(seats()).toBe('0 of 20 seats booked'));
    expect(location.search).toBe('?step=1');
    await press('Now');
    await waitFor(() => expect(seats()).toBe('2 of 12 seats booked'));
    expect(screen.getByRole('button', { name: 'Close this slot' })).toBeTruthy();
    expect(requests).toContain(`GET ${api} ?position=20`);
  });

  it('is a page of the calendar to the sidebar', async () => {
    open();
    const here = await screen.findByRole('link', { current: 'page' });
    expect(here.textContent).toBe('Availability');
  });

  it('says so where there is no such slot', async () => {
    open({ [`GET ${api}/history`]: () => answer({ message: 'There is no slot at this time.' }, 404) });
    expect(await screen.findByText('This slot doesn’t exist.')).toBeTruthy();
  });

  it('offers the desk nothing that only admins and ops may do', async () => {
    open({ 'GET /api/auth/me': () => answer({ ...admin, isAdmin: false, roles: ['desk'] }) });
    await screen.findByText(/seats booked$/);
    expect(screen.queryByRole('button', { name: 'Change capacity' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Close this slot' })).toBeNull();
  });
});
