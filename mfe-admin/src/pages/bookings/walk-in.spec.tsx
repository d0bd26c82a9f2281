import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AvailabilityCalendarView, BookingPlacedView, QuoteBookingDto, SlotLoadView } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const slotAt = (time: string): SlotLoadView => ({
  ...{ id: `1-1-2026-11-28-${time.replace(':', '')}`, experienceId: 1, date: '2026-11-28', time },
  ...{ capacity: 20, booked: 3, waiting: 0, closed: false },
});
const today = (...slots: SlotLoadView[]) =>
  answer({ slots, now: { date: '2026-11-28', time: '14:20' } } as unknown as AvailabilityCalendarView);

const never = new Promise<Response>(() => undefined);

const sold = {
  ...{ reference: 'NL-7K4M2QXD', status: 'checked_in', time: '14:45', numberOfTickets: 2, totalPrice: 72.08 },
  ...{ customerName: 'Wal Kin', priceAdjusted: false },
} as unknown as BookingPlacedView;

const open = (more: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin('/admin/bookings', {
    'GET /api/venues': () =>
      answer([{ id: 1, name: 'Rochester Flagship', status: 'open', timezone: 'America/New_York' }]),
    'GET /api/admin/manifest': () => answer({ slots: [], date: '2026-11-28' }),
    'GET /api/admin/availability': () => today(slotAt('14:45'), slotAt('15:30')),
    'GET /api/experiences': () => answer([{ id: 1, name: 'Jurassic Ride' }]),
    'POST /api/bookings/quote': () => answer({ subtotal: 68, bookingFee: 4.08, totalPrice: 72.08 }),
    'POST /api/admin/bookings': () => answer(sold, 201),
    ...more,
  });

/** Opens the dialog, and types a name. */
const begin = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Book a walk-in' }));
  await screen.findByRole('option', { name: '2:45 PM, Jurassic Ride, 17 left' });
  await userEvent.type(screen.getByLabelText(/^Name/), 'Wal Kin');
};
const sell = async () => userEvent.click(await screen.findByRole('button', { name: 'Sell 2 tickets, $72.08' }));
const start = () => screen.getByLabelText<HTMLSelectElement>(/^Start/);

beforeEach(cleanup);

describe('a sale at the desk', () => {
  it('begins with the next start, and a name is enough', async () => {
    const requests = open({
      'POST /api/admin/bookings': (_, body) =>
        (body as { customerName: string }).customerName
          ? answer(sold, 201)
          : answer({ errors: [{ field: 'customerName', message: 'Please enter your name' }] }, 400),
    });
    await begin();
    await userEvent.clear(screen.getByLabelText(/^Name/));
    await sell();
    expect(await screen.findByText('Please enter your name')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^Name/), 'Wal Kin');
    await sell();
    const dialog = await screen.findByRole('dialog', { name: 'Walk-in at Rochester Flagship' });
    expect(await within(dialog).findByText('NL-7K4M2QXD: 2 tickets at 2:45 PM')).toBeTruthy();
    expect(dialog.textContent).toContain('Wal Kin is checked in. Please collect $72.08.');
    expect(requests.findLast((call) => call.startsWith('POST /api/admin/bookings'))).toContain('"checkIn":true');
  });

  it('says what to take also where it took the last seats', async () => {
    let left = [slotAt('14:45')];
    const day = () => answer({ slots: [], date: '2026-11-28' });
    open({
      'GET /api/admin/manifest': () => (left.length > 0 ? day() : never),
      'GET /api/admin/availability': () => today(...left),
      'POST /api/admin/bookings': () => {
        left = [];
        return answer(sold, 201);
      },
    });
    await begin();
    await sell();
    expect(await screen.findByText('NL-7K4M2QXD: 2 tickets at 2:45 PM')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next customer' }));
    expect(await screen.findByText('Nothing left to sell today')).toBeTruthy();
  });

  it('keeps what was typed where it is refused and its start has left the list, and asks for another one', async () => {
    let left = [slotAt('14:45'), slotAt('15:30')];
    const requests = open({
      'GET /api/admin/availability': () => today(...left),
      'POST /api/admin/bookings': () => {
        left = left.slice(1);
        return answer({ code: 'SOLD_ELSEWHERE', message: 'These seats were sold a moment ago.' }, 409);
      },
    });
    await begin();
    await sell();
    expect(await screen.findByText('That slot can no longer be sold. Please choose another one.')).toBeTruthy();
    expect(screen.getByText('These seats were sold a moment ago.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Wal Kin');
    expect([start().value, start().getAttribute('aria-invalid')]).toEqual(['', 'true']);
    await userEvent.selectOptions(start(), '3:30 PM, Jurassic Ride, 17 left');
    await waitFor(() => expect(screen.queryByText('These seats were sold a moment ago.')).toBeNull());
    await sell();
    await waitFor(() => expect(requests.findLast((call) => call.startsWith('POST /api/admin'))).toContain('"15:30"'));
  });

  it('names no price before it is that of this choice', async () => {
    open({
      'POST /api/bookings/quote': (_, body) =>
        (body as QuoteBookingDto).numberOfTickets === 2
          ? answer({ subtotal: 68, bookingFee: 4.08, totalPrice: 72.08 })
          : never,
    });
    await begin();
    await screen.findByRole('button', { name: 'Sell 2 tickets, $72.08' });
    await userEvent.click(screen.getByRole('button', { name: 'More: Tickets' }));
    expect(await screen.findByRole('button', { name: 'Sell 3 tickets' })).toBeTruthy();
    expect(screen.queryByText(/72\.08/)).toBeNull();
  });
});
