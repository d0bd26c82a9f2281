import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingView } from '@northlight/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAfresh } from '../../testing/booking-form.ts';
import { aManagedBooking } from '../../testing/builders.ts';
import { openFront } from '../../testing/open-front.tsx';
import { answer, TestApi } from '../../testing/test-api.ts';

const { id } = aManagedBooking();
const token = 't'.repeat(43);
const page = `/booking/manage/${id}`;
const details = `GET /api/bookings/${id}`;
const commandOf = (name: string) => `POST /api/bookings/${id}/${name}`;

let api: TestApi;

startAfresh();
beforeEach(() => {
  api = new TestApi();
});

const open = async (booking: Partial<BookingView> = {}, heading = 'Your seats are held') => {
  api.on(details, () => answer(aManagedBooking(booking)));
  openFront(`${page}#${token}`, api);
  await screen.findByText('Jurassic Ride');
  return screen.findByRole('heading', { level: 1, name: heading });
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('a booking that is held', () => {
  const held = () => ({ status: 'pending' as const, holdExpiresAt: new Date(Date.now() + 600_000).toISOString() });

  it('is confirmed by one press, and says so', async () => {
    api.on(commandOf('confirm'), () => {
      api.on(details, () => answer(aManagedBooking({ status: 'confirmed', holdExpiresAt: null })));
      return answer({ id, status: 'confirmed', holdExpiresAt: null });
    });
    await open(held());
    expect(screen.getByRole('timer', { name: 'Time left on your hold' }).textContent).toMatch(/^(9|10):\d\d$/);
    await press('Confirm and pay at the venue');
    await screen.findByRole('heading', { level: 1, name: 'Your booking' });
    expect(api.requestsTo(commandOf('confirm'))[0]?.token).toBe(token);
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('is taken to the checkout where it costs more than may be paid at the venue', async () => {
    api.on('GET /api/payments/means', () => answer({ online: true, venueUpTo: 50 }));
    await open(held());
    await press('Pay now');
    await screen.findByRole('heading', { level: 1, name: 'Checkout' });
    expect(screen.queryByText('Confirm and pay at the venue')).toBeNull();
    expect(localStorage.getItem('northlight-cart') ?? JSON.stringify({ ...localStorage })).toContain(token);
  });

  it('is kept for longer by another', async () => {
    const later = new Date(Date.now() + 900_000).toISOString();
    api.on(commandOf('extend-hold'), () => {
      api.on(details, () => answer(aManagedBooking({ status: 'pending', holdExpiresAt: later })));
      return answer({ id, status: 'pending', holdExpiresAt: later });
    });
    await open(held());
    await press('Keep my seats');
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^1[45]:\d\d$/));
  });
});
