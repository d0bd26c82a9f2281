import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addToCart } from '@northlight/site-kit';
import { spoken } from '@northlight/site-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartItemOf, keepConfirmed } from '../../features/booking-confirmed/confirmed-booking.ts';
import { loadContact } from '../../features/check-out/contact-draft.ts';
import { markFirm } from '../../features/keep-seats/firm-seats.ts';
import { startAfresh } from '../../testing/booking-form.ts';
import { aConfirmedBooking, anExperience, aPlacedBooking } from '../../testing/builders.ts';
import { openFront } from '../../testing/open-front.tsx';
import { answer, TestApi } from '../../testing/test-api.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const second = 1_000;
const minute = 60 * second;
const { id, reference } = aPlacedBooking();
const extension = `POST /api/bookings/${id}/extend-hold`;
const standing = `GET /api/bookings/${id}`;

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();
const saved = () => JSON.stringify({ ...sessionStorage });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const timer = () => screen.getByRole('timer', { name: 'Time left on your hold' }).textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Keep my seats' }));
  await pass(0); // the answer arrives
};

let api: TestApi;

startAfresh();
beforeEach(() => {
  jest.useFakeTimers({ now });
  api = new TestApi();
  api.on(extension, () => answer({ id, status: 'pending', holdExpiresAt: inMinutes(15) }));
  api.on(standing, () => answer({ id, status: 'expired', holdExpiresAt: null }));
});
afterEach(() => {
  jest.useRealTimers();
});

const open = async (holdExpiresAt: string | null) => {
  keepConfirmed(aConfirmedBooking({ holdExpiresAt }));
  openFront(`/booking/confirmed/${reference}`, api);
  await heading(holdExpiresAt ? 'Your seats are held' : 'Your seats are booked');
};

describe('a booking whose seats are held for a quarter of an hour', () => {
  it('shows the time that is left', async () => {
    await open(inMinutes(15));
    expect(timer()).toBe('15:00');
    await pass(second);
    expect(timer()).toBe('14:59');
    await pass(13 * minute);
    expect(timer()).toBe('1:59');
  });

  it('says until when, and leads to a checkout that asks for nothing again', async () => {
    await open(inMinutes(15));
    expect(screen.getByText(/Held until/).textContent).toMatch(/Held until \d+:\d\d (AM|PM)\. Confirm by then/);
    expect(screen.getByRole('link', { name: 'Confirm at checkout' }).getAttribute('href')).toBe('/checkout');
    expect(screen.queryByRole('link', { name: /print ticket/ })).toBeNull();
    const { customerName, customerEmail, customerPhone = '' } = aPlacedBooking();
    expect(loadContact()).toEqual({ customerName, customerEmail, customerPhone });
  });

  it('is booked once it was ordered in this tab', async () => {
    keepConfirmed(aConfirmedBooking({ holdExpiresAt: inMinutes(15) }));
    markFirm(id);
    openFront(`/booking/confirmed/${reference}`, api);
    await heading('Your seats are booked');
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('says once, a minute before the end, that it is near, and nothing before', async () => {
    await open(inMinutes(15));
    await pass(14 * minute - 1);
    expect(spoken()).toEqual([]);
    await pass(second);
    await pass(second);
    expect(spoken()).toEqual(['Your hold ends in less than a minute. Press “Keep my seats” for more time.']);
    await pass(30 * second);
    expect(spoken()).toEqual([]);
  });

  it('is kept for longer with one press, ten times over', async () => {
    await open(inMinutes(15));
    for (let nth = 1; nth <= 10; nth++) {
      await pass(minute);
      await press();
      expect(timer()).toBe('15:00');
      expect(api.requestsTo(extension)).toHaveLength(nth);
    }
    const keys = api.requestsTo(extension).map(({ key }) => key);
    expect(new Set(keys).size).toBe(10);
    expect(api.requests.find(({ route }) => route === extension)?.token).toBe('secret-token');
  });

  it('says why, where it cannot be kept for longer, and stays as it is', async () => {
    api.on(extension, () => answer({ code: 'HOLD_NOT_EXTENDABLE', message: 'At most 10 times.' }, 409));
    await open(inMinutes(15));
    await pass(minute);
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe('At most 10 times.');
    expect(timer()).toBe('14:00');
  });

  it('asks for the same again after a lost answer', async () => {
    api.on(extension, () => Promise.reject(new TypeError('Failed to fetch')));
    await open(inMinutes(15));
    await press();
    expect((await screen.findByRole('alert')).textContent).toMatch(/Couldn't reach the server/);
    await press();
    const [first, second] = api.requestsTo(extension);
    expect(second?.key).toBe(first?.key);
  });
});

describe('a booking whose hold is over', () => {
  it('gave its seats back, and says how to book them again', async () => {
    await open(inMinutes(1));
    await pass(minute);
    await heading('Your seats were released');
    expect(screen.queryByRole('timer')).toBeNull();
    expect(spoken()).toEqual([]);
    await pass(100);
    expect(spoken()).toEqual(['Your seats were released because your hold ended.']);
    expect(screen.getByText(/2 tickets for Jurassic Ride, Saturday, November 28, 2026, 2:30 PM/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book these seats again' }).getAttribute('href')).toBe(
      '/booking?venueId=1&experienceId=1&date=2026-11-28&time=14%3A30&tickets=2&type=standard',
    );
    expect(saved()).not.toContain('secret-token');
  });

  it('is still over after a reload, and asks nobody', async () => {
    keepConfirmed({ ...aConfirmedBooking(), hold: { endsAt: now - 1, token: null } });
    openFront(`/booking/confirmed/${reference}`, api);
    await heading('Your seats were released');
    expect(api.requestsTo(standing)).toEqual([]);
  });

  it('takes its line out of the cart', async () => {
    addToCart(cartItemOf(aPlacedBooking(), anExperience()));
    expect(localStorage.getItem('northlight-immersive-cart')).toContain(id);
    keepConfirmed({ ...aConfirmedBooking(), hold: { endsAt: now - 1, token: null } });
    openFront(`/booking/confirmed/${reference}`, api);
    await heading('Your seats were released');
    expect(localStorage.getItem('northlight-immersive-cart')).not.toContain(id);
  });

  it('learns so from the server when the button comes too late', async () => {
    api.on(extension, () => answer({ code: 'HOLD_LAPSED', message: 'Over.' }, 409));
    await open(inMinutes(15));
    await press();
    await heading('Your seats were released');
  });

  it('was given back by the clock also where the server cannot be asked', async () => {
    api.on(standing, () => Promise.reject(new TypeError('Failed to fetch')));
    await open(inMinutes(1));
    await pass(minute);
    await heading('Your seats were released');
  });
});

describe('a booking whose time seems to be over', () => {
  it('is booked after all when it was confirmed meanwhile', async () => {
    api.on(standing, () => answer({ id, status: 'confirmed', holdExpiresAt: null }));
    await open(inMinutes(1));
    await pass(minute);
    await heading('Your seats are booked');
    expect(screen.queryByRole('timer')).toBeNull();
    expect(saved()).not.toContain('secret-token');
  });

  it('goes on being held when another tab has kept it', async () => {
    api.on(standing, () => answer({ id, status: 'pending', holdExpiresAt: inMinutes(12) }));
    await open(inMinutes(1));
    await pass(minute);
    await heading('Your seats are held');
    expect(timer()).toBe('12:00');
  });
});

describe('a booking that does not lapse', () => {
  it('shows no time and no button', async () => {
    await open(null);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Keep my seats' })).toBeNull();
    await pass(60 * minute);
    expect(api.requestsTo(standing)).toEqual([]);
  });
});
