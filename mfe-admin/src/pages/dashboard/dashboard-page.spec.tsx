import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DashboardView } from '@northlight/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const daysOf = (month: string, many: number) =>
  Array.from({ length: many }, (_, nth) => `2026-${month}-${String(nth + 1).padStart(2, '0')}`);

const quiet: DashboardView = {
  asOf: '2026-11-30T15:04:00.000Z',
  ...{ totalBookings: 0, pendingBookings: 0, activeMembers: 0, visitsToday: 0, monthRevenue: 0 },
  seatsToday: { booked: 0, capacity: 0 },
  days: daysOf('11', 30).map((date) => ({ date, placed: 0, cancelled: 0, revenue: 0 })),
  load: [
    {
      ...{ venueId: 1, venueName: 'Rochester Flagship' },
      days: daysOf('12', 14).map((date) => ({ date, booked: 0, capacity: 0 })),
    },
  ],
};

const busy: DashboardView = {
  ...quiet,
  ...{ totalBookings: 1384, pendingBookings: 12, activeMembers: 127, visitsToday: 42, monthRevenue: 14_212.5 },
  seatsToday: { booked: 96, capacity: 1520 },
  days: quiet.days.map((day, nth) => (nth === 13 ? { ...day, placed: 15, cancelled: 2, revenue: 940.1 } : day)),
  load: quiet.load.map((venue) => ({
    ...venue,
    days: venue.days.map((day, nth) => ({ ...day, booked: nth, capacity: 20 })),
  })),
};

const open = (view: DashboardView) =>
  openAdmin('/admin', {
    'GET /api/admin/dashboard': () => answer(view),
    'GET /api/admin/day-board': () => answer([]),
  });
const stats = async () => {
  const section = await screen.findByRole('region', { name: 'Business overview' });
  await within(section).findByText('Total Bookings');
  return within(section)
    .getAllByRole('definition')
    .map((one) => one.textContent);
};

/** jsdom lays nothing out: what measures itself is told nothing. */
class NoLayout {
  observe(): void {
    /* nothing ever changes its size */
  }
  unobserve(): void {
    /* nor does this */
  }
  disconnect(): void {
    /* nothing to stop */
  }
}

beforeAll(() => {
  globalThis.ResizeObserver ??= NoLayout;
});
beforeEach(cleanup);

describe('the dashboard', () => {
  it('has the four stated figures, of the moment that it names', async () => {
    open(busy);
    expect(await stats()).toEqual([
      '1,38412 awaiting confirmation',
      '127with active plans',
      '4296 of 1,520 seats, 6%',
      '$14.2k$14,212.50 booked this month',
    ]);
    expect(screen.getByText(/^as of \d{1,2}:04 [AP]M$/)).toBeTruthy();
  });

  it('says 0 where there is nothing, never a sample', async () => {
    open(quiet);
    expect(await stats()).toEqual([
      '00 awaiting confirmation',
      '0with active plans',
      '0no seats on sale',
      '$0$0.00 booked this month',
    ]);
    expect(screen.getByText('No bookings in the last 30 days.')).toBeTruthy();
    expect(screen.getByText('No seats are on sale in the next 14 days.')).toBeTruthy();
  });

  it('leads to what its quick actions name', async () => {
    open(quiet);
    const actions = within(await screen.findByRole('navigation', { name: 'Quick actions' })).getAllByRole('link');
    expect(actions.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Add Availability', '/admin/availability?add=1'],
      ['Issue Voucher', '/admin/vouchers?issue=1'],
      ['Process Refund', '/admin/refunds'],
      ['View Reports', '/admin/reports'],
    ]);
  });

  it('tells each chart in words, and as a table', async () => {
    open(busy);
    const chart = within(await screen.findByRole('figure', { name: 'Bookings, last 30 days' }));
    expect(
      chart.getByText('15 bookings placed and 2 canceled in 30 days. Busiest day: November 14, with 15.'),
    ).toBeTruthy();
    await userEvent.click(chart.getByRole('button', { name: 'Show as table' }));
    expect(chart.getByRole('row', { name: 'November 14 15 2 $940.10' })).toBeTruthy();
    const load = within(screen.getByRole('figure', { name: 'Occupancy at Rochester Flagship, next 14 days' }));
    expect(load.getByText('91 of 280 seats, 32%. Fullest day: December 14, at 65%.')).toBeTruthy();
  });
});
