import { afterEach, describe, expect, it } from '@jest/globals';
import { cartStore } from '@northlight/site-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookButton, chosen, field, giveContact, slot, startAfresh } from '../../testing/booking-form.ts';
import { aPlacedBooking } from '../../testing/builders.ts';
import { openFront } from '../../testing/open-front.tsx';
import { answer, TestApi } from '../../testing/test-api.ts';

const savedCart = () =>
  JSON.parse(localStorage.getItem('northlight-immersive-cart') ?? '{"state":{"lines":[]}}').state.lines;

const full = { statusCode: 409, code: 'SLOT_FULL', message: 'Not enough seats: 0 left at this time.', requestId: 'r' };

startAfresh();

describe('a booking that comes about', () => {
  it('shows the confirmation, fills the cart and leaves a fresh form behind', async () => {
    const api = openFront(chosen);
    await giveContact();
    await slot(/^3:15 PM/);
    await screen.findByText('2 tickets × $34.00');
    await userEvent.dblClick(bookButton());

    expect(await screen.findByRole('heading', { level: 1, name: 'Your seats are booked' })).toBeTruthy();
    expect(screen.getByText('NL-8K4M2QXD')).toBeTruthy();
    expect(screen.getByText(/100 Demo Plaza, Rochester, NY 14604/)).toBeTruthy();
    expect(location.pathname).toBe('/booking/confirmed/NL-8K4M2QXD');
    expect(savedCart()).toMatchObject([{ quantity: 1, price: 72.08, booked: { tickets: 2 } }]);
    expect(cartStore.getState()).toMatchObject({ isOpen: true, isBeside: true });

    const [sent, ...more] = api.requestsTo('POST /api/bookings');
    expect(more).toEqual([]);
    expect(sent?.body).toMatchObject({ time: '15:15', numberOfTickets: 2, customerName: 'Ann Lee', totalPrice: 72.08 });
    expect(JSON.parse(sessionStorage.getItem('northlight-immersive-booking-draft') ?? '{}')).toMatchObject({
      venueId: null,
      time: '',
      customerName: '',
    });
  });
});

describe('a form that was sent', () => {
  it('stays as it is until the confirmation is there', async () => {
    const api = openFront(chosen);
    let isAnswered = false;
    api.on('POST /api/bookings', () => {
      isAnswered = true;
      return answer(aPlacedBooking(), 201);
    });
    const emptied: string[] = [];
    await giveContact();
    await slot(/^3:15 PM/);
    const name = await field('Name');
    const watch = new MutationObserver(() => {
      if (isAnswered && name.isConnected && name.value === '') emptied.push(location.pathname);
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    await userEvent.click(bookButton());
    await screen.findByRole('heading', { level: 1, name: 'Your seats are booked' });
    watch.disconnect();
    expect(emptied).toEqual([]);
  });
});

describe('a booking whose price the server corrects', () => {
  it('says so on the confirmation, with the price that counts', async () => {
    const api = openFront(chosen);
    api.on('POST /api/bookings', () => answer(aPlacedBooking({ totalPrice: 80.56, priceAdjusted: true }), 201));
    await giveContact();
    await slot(/^3:15 PM/);
    await userEvent.click(bookButton());
    expect(await screen.findByText('The price changed while you were booking')).toBeTruthy();
    expect(screen.getByText('$80.56')).toBeTruthy();
  });
});

describe('a booking whose seats are held for a while only', () => {
  it('says so, and counts the time', async () => {
    const api = openFront(chosen);
    const holdExpiresAt = new Date(Date.now() + 900_000).toISOString();
    api.on('POST /api/bookings', () => answer(aPlacedBooking({ holdExpiresAt }), 201));
    await giveContact();
    await slot(/^3:15 PM/);
    await userEvent.click(bookButton());
    expect(await screen.findByRole('heading', { level: 1, name: 'Your seats are held' })).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^1[45]:\d\d$/);
  });
});

describe('a booking that is refused because the slot was filled meanwhile', () => {
  it('says why beside the slots, refreshes them and keeps what was typed', async () => {
    const api = new TestApi();
    openFront(chosen, api);
    await giveContact();
    await slot(/^3:15 PM/);
    const before = api.requestsTo('GET /api/availability').length;
    api.on('POST /api/bookings', () => answer(full, 409));
    await userEvent.click(bookButton());

    expect((await screen.findByRole('alert')).textContent).toMatch(/^Not enough seats: 0 left at this time\./);
    expect(api.requestsTo('GET /api/availability').length).toBeGreaterThan(before);
    expect((await field('Name')).value).toBe('Ann Lee');
    expect((await field('Email')).value).toBe('ann@example.com');
    expect(savedCart()).toEqual([]);
  });
});

describe('a booking whose answer is lost', () => {
  it('says so, and the retry carries the same key', async () => {
    const api = openFront(chosen);
    await giveContact();
    await slot(/^3:15 PM/);
    await screen.findByText('2 tickets × $34.00');
    api.on('POST /api/bookings', () => Promise.reject(new TypeError('Failed to fetch')));
    await userEvent.click(bookButton());
    expect(await screen.findByText(/Couldn't reach the server/)).toBeTruthy();
    await waitFor(() => expect(bookButton().textContent).toBe('Book 2 tickets'));
    await userEvent.click(bookButton());
    await waitFor(() => expect(api.requestsTo('POST /api/bookings')).toHaveLength(2));
    const [first, second] = api.requestsTo('POST /api/bookings');
    expect(first?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.key).toBe(first?.key);
  });
});

describe('a booking that fails, is pressed again, fails otherwise, and is pressed again', () => {
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('comes about, in a browser whose scrollIntoView returns a promise', async () => {
    Object.assign(Element.prototype, { scrollIntoView: async () => undefined });
    const api = openFront(chosen);
    await giveContact();
    await slot(/^3:15 PM/);
    api.on('POST /api/bookings', () => Promise.reject(new TypeError('Failed to fetch')));
    await userEvent.click(bookButton());
    expect(await screen.findByText(/Couldn't reach the server/)).toBeTruthy();
    api.on('POST /api/bookings', () =>
      answer({ statusCode: 503, code: 'BUSY', message: 'Busy.', requestId: 'r' }, 503),
    );
    await waitFor(() => expect(bookButton().textContent).toBe('Book 2 tickets'));
    await userEvent.click(bookButton());
    await waitFor(() => expect(screen.queryByText(/Couldn't reach the server/)).toBeNull());
    api.on('POST /api/bookings', () => answer(aPlacedBooking(), 201));
    await waitFor(() => expect(bookButton().textContent).toBe('Book 2 tickets'));
    await userEvent.click(bookButton());
    expect(await screen.findByRole('heading', { level: 1, name: 'Your seats are booked' })).toBeTruthy();
  });
});

describe('a field that the server does not accept', () => {
  it('carries the message of the server', async () => {
    const api = openFront(chosen);
    await giveContact();
    await slot(/^3:15 PM/);
    const errors = [{ field: 'customerEmail', message: 'Please enter a valid email' }];
    api.on('POST /api/bookings', () => answer({ statusCode: 400, code: 'INVALID_INPUT', message: 'No.', errors }, 400));
    await userEvent.click(bookButton());
    await waitFor(async () => expect((await field('Email')).getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('a list that does not load', () => {
  it('is said with its stated words and comes with a retry', async () => {
    const api = new TestApi();
    api.on('GET /api/availability', () => answer({ message: 'Busy.' }, 503));
    openFront(chosen, api);
    expect(await screen.findByText('Failed to fetch availability')).toBeTruthy();
    api.on('GET /api/availability', () => answer([]));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No available time slots for the selected date.')).toBeTruthy();
  });
});
