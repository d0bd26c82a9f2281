import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingSummary, Page } from '@northlight/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAfresh } from '../../testing/booking-form.ts';
import { aListedBooking } from '../../testing/builders.ts';
import { openFront } from '../../testing/open-front.tsx';
import { anOpenTicket } from '../../testing/order-builders.ts';
import { answer, TestApi } from '../../testing/test-api.ts';

const list = 'GET /api/bookings';
const ann = { id: 7, username: 'ann', email: 'ann@example.com', emailVerified: true, firstName: 'Ann', isAdmin: false };
const pageOf = (items: BookingSummary[], nextCursor: string | null = null): Page<BookingSummary> => ({
  items,
  nextCursor,
});
const { options } = aListedBooking();

let api: TestApi;

startAfresh();
beforeEach(() => {
  api = new TestApi();
  api.on('GET /api/auth/me', () => answer(ann));
  api.on('GET /api/orders', () => answer(pageOf([])));
});

const open = async (...items: BookingSummary[]) => {
  api.on(list, () => answer(pageOf(items)));
  openFront('/bookings', api);
  return screen.findByRole('article', { name: 'Jurassic Ride, November 28, 2026, 2:30 PM' });
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('a booking in the list', () => {
  it('tells what, when, where, for how many and how it stands, and what may be done', async () => {
    const card = within(await open(aListedBooking({ status: 'confirmed' })));
    for (const text of ['Confirmed', 'NL-8K4M2QXD', '2:30 PM', '2 tickets', '$72.08']) card.getByText(text);
    card.getByText(/100 Demo Plaza, Rochester, NY 14604/);
    const to = (name: RegExp) => card.getByRole('link', { name }).getAttribute('href');
    const { id } = aListedBooking();
    expect(to(/^Show ticket/)).toBe(`/bookings/${id}/ticket`);
    expect(to(/^Reschedule/)).toBe(`/bookings/${id}?change=time`);
    card.getByRole('button', { name: /^Add to calendar/ });
  });

  it('has the reason in place of what may not be done any more', async () => {
    const locked = options && { ...options, canMove: false, canCancel: false, refundNow: 0 };
    const card = within(await open(aListedBooking({ options: locked })));
    card.getByText(/^This booking can no longer be changed\. The deadline was Friday, November 27 at 2:30 PM/);
    expect(card.queryByRole('link', { name: /^Reschedule/ })).toBeNull();
    expect(card.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  });

  it('that a gift voucher paid for says that nothing goes back any more', async () => {
    const late = options && { ...options, refundNow: 0 };
    await open(aListedBooking({ totalPrice: 0, voucher: 68, options: late }));
    await press(/^Cancel: Jurassic Ride/);
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this booking?' });
    within(question).getByText(/^No refund\. The deadline for a full refund was .*, 48 hours before the start/);
  });

  it('whose time has begun has its ticket still', async () => {
    const card = within(await open(aListedBooking({ options: null })));
    card.getByRole('link', { name: /^Show ticket/ });
    card.getByRole('link', { name: /^Book again/ });
    expect(card.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  });

  it('is cancelled once it is clear what goes back, and is gone from the list', async () => {
    const { id } = aListedBooking();
    await open(aListedBooking());
    await press(/^Cancel: Jurassic Ride/);
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this booking?' });
    within(question).getByText('You will get $72.08 back.');
    api.on(`POST /api/bookings/${id}/cancel`, () => answer({ id, status: 'cancelled', refund: 72.08 }));
    api.on(list, () => answer(pageOf([])));
    await press('Cancel the booking');
    await screen.findByText('No upcoming visits');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('that another tab changed meanwhile promises nothing that is over', async () => {
    await open(aListedBooking());
    api.on(list, () => answer(pageOf([aListedBooking({ options: options && { ...options, refundNow: 0 } })])));
    await press(/^Cancel: Jurassic Ride/);
    await screen.findByText(/^No refund\. The deadline for a full refund was .*, 48 hours before the start/);
  });
});

describe('the lists', () => {
  it('go on where they ended, with one press', async () => {
    const second = aListedBooking({ id: '0c1d9d1e-6a5b-4a55-9d8a-0d4a4a8f6f11', experienceName: 'Flight Sim' });
    api.on(list, ({ query }) =>
      answer(query.get('cursor') ? pageOf([second]) : pageOf([aListedBooking()], 'the-next-page')),
    );
    openFront('/bookings', api);
    await press('Show more');
    await screen.findByRole('article', { name: /^Flight Sim/ });
    screen.getByRole('article', { name: /^Jurassic Ride/ });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(api.requestsTo(list).map(({ query }) => query.get('cursor'))).toEqual([null, 'the-next-page']);
  });

  it('are three, and an empty one leads somewhere', async () => {
    await open(aListedBooking());
    api.on(list, ({ query }) => answer(pageOf(query.get('when') === 'upcoming' ? [aListedBooking()] : [])));
    await userEvent.click(screen.getByRole('tab', { name: 'Past' }));
    await screen.findByText('No past visits yet');
    expect(screen.getByRole('link', { name: 'Explore experiences' }).getAttribute('href')).toBe('/experiences');
    await userEvent.click(screen.getByRole('tab', { name: 'Canceled' }));
    await screen.findByText('No canceled bookings');
    expect(location.search).toBe('?tab=cancelled');
  });

  it('may be asked for again when they could not be loaded', async () => {
    api.on(list, () => answer({ message: 'Busy.' }, 503));
    openFront('/bookings', api);
    await screen.findByText('Couldn’t load your bookings.');
    api.on(list, () => answer(pageOf([aListedBooking()])));
    await press('Retry');
    await screen.findByRole('article', { name: /^Jurassic Ride/ });
  });

  it('lead to the sign-in and back where the session has ended meanwhile', async () => {
    api.on(list, () => {
      api.on('GET /api/auth/me', () => answer({ message: 'Please sign in to continue.' }, 401));
      return answer({ message: 'Please sign in to continue.' }, 401);
    });
    openFront('/bookings', api);
    await waitFor(() => expect(location.pathname + location.search).toBe('/login?redirect=%2Fbookings'));
  });

  it('say how to come to what was booked as a visitor', async () => {
    api.on('GET /api/auth/me', () => answer({ ...ann, emailVerified: false }));
    await open(aListedBooking());
    const aside = within(screen.getByRole('region', { name: 'Booked as a guest?' }));
    expect(aside.getByRole('link', { name: 'your profile' }).getAttribute('href')).toBe('/profile');
    aside.getByRole('form', { name: 'Find my bookings' });
  });
});

describe('tickets that wait for a time', () => {
  const ticket = { ...anOpenTicket(), orderId: 'an-order', orderReference: 'NO-4T7W9KXB' };

  it('are listed with until when and a way to choose one; expired ones say so', async () => {
    api.on('GET /api/open-tickets', () => answer([ticket, { ...ticket, id: 'late', state: 'expired' }]));
    await open(aListedBooking());
    const [waiting, late] = screen.getAllByRole('article', { name: 'Jurassic Ride, no time yet' });
    within(waiting as HTMLElement).getByText('Choose a time by November 20, 2027');
    const way = within(waiting as HTMLElement).getByRole('link', { name: 'Choose a time: Jurassic Ride' });
    expect(way.getAttribute('href')).toBe(`/order/an-order?time=${ticket.id}`);
    within(late as HTMLElement).getByText('Expired on November 20, 2027');
    expect(within(late as HTMLElement).queryByRole('link')).toBeNull();
  });
});
