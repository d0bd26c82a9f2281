import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlacedBooking } from '../../testing/builders.ts';
import { openFront } from '../../testing/open-front.tsx';
import { answer, TestApi } from '../../testing/test-api.ts';

// a whole page in jsdom on a machine that does other things too: patience costs nothing while it is quick
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

const chosen = '/booking?venueId=1&experienceId=1&date=2099-11-28&time=15:15';

const field = <Kind extends HTMLElement = HTMLInputElement>(name: string | RegExp) =>
  screen.findByLabelText<Kind>(name);
const slot = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const book = () => screen.getByRole('button', { name: /^(Book \d|Processing)/ });
const savedCart = () =>
  JSON.parse(localStorage.getItem('northlight-immersive-cart') ?? '{"state":{"lines":[]}}').state.lines;

const giveContact = async () => {
  await userEvent.type(await field('Name'), 'Ann Lee');
  await userEvent.type(await field('Email'), 'ann@example.com');
};

const full = { statusCode: 409, code: 'SLOT_FULL', message: 'Not enough seats: 0 left in this slot.', requestId: 'r' };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('an untouched form', () => {
  it('waits for the venue before it offers experiences, and for both before it offers days', async () => {
    openFront('/booking');
    const experience = await field<HTMLSelectElement>('Experience');
    expect(experience.disabled).toBe(true);
    expect(screen.getByText(/^Select a venue first/)).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Date' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Select a date to see available times')).toBeTruthy();
  });

  it('lists the planned venue with its opening line and does not let it be chosen', async () => {
    openFront('/booking');
    const planned = await screen.findByRole<HTMLOptionElement>('option', {
      name: 'Boston, MA – Planned opening: 2099',
    });
    expect(planned.disabled).toBe(true);
  });

  it('answers a press of the button with the stated messages and takes the reader to them', async () => {
    openFront('/booking');
    await userEvent.click(await screen.findByRole('button', { name: 'Book 2 tickets' }));
    const summary = await screen.findByRole('group', { name: 'Please check these fields' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Please select a venue',
      'Please select an experience',
      'Please select a date',
      'Please select a time slot',
      'Please enter your name',
      'Please enter a valid email',
    ]);
    expect(document.activeElement).toBe(summary);
  });
});

describe('a deep link', () => {
  it('fills the form in', async () => {
    openFront(`${chosen}&tickets=2`);
    expect((await slot(/^3:15 PM/)).getAttribute('aria-pressed')).toBe('true');
    expect((await field<HTMLSelectElement>('Experience')).value).toBe('1');
    expect(await screen.findByText('2 tickets × $34.00')).toBeTruthy();
  });

  it('to a planned venue says that it is not open, and lets go of it', async () => {
    openFront('/booking?venueId=2');
    expect(await screen.findByText(/^Boston is not open for bookings yet/)).toBeTruthy();
    await waitFor(() => expect(location.search).toBe(''));
  });
});

describe('the number of tickets', () => {
  it('takes away a time that becomes too small, says so, and keeps the rest', async () => {
    openFront(chosen);
    await slot(/^3:15 PM/);
    await userEvent.click(screen.getByRole('button', { name: 'More: Number of tickets' }));
    expect(await screen.findByText(/3:15 PM has only 2 seats left/)).toBeTruthy();
    expect((await slot(/^3:15 PM/)).disabled).toBe(true);
    expect(location.search).toBe('?venueId=1&experienceId=1&date=2099-11-28&tickets=3');
  });

  it('is locked at four by Family Pack, with the reason, and comes back afterwards', async () => {
    openFront(`${chosen}&tickets=2`);
    await slot(/^10:00 AM/);
    await userEvent.click(await screen.findByRole('radio', { name: 'Family Pack' }));
    expect((await field('Number of tickets')).value).toBe('4');
    expect(screen.getByText(/^Family Pack is for exactly 4 tickets/)).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Standard' }));
    expect((await field('Number of tickets')).value).toBe('2');
  });

  it('that is none is not sent', async () => {
    const api = openFront(chosen);
    await giveContact();
    const tickets = await field('Number of tickets');
    await userEvent.clear(tickets);
    await userEvent.type(tickets, '21');
    await userEvent.click(book());
    expect(document.activeElement).toBe(tickets);
    expect(api.askedFor('POST /api/bookings')).toEqual([]);
  });
});

describe('the price', () => {
  it('is spoken once when the number of tickets has come to rest', async () => {
    const voice = () => document.querySelector('[aria-live="polite"]:not([role])')?.textContent ?? '';
    openFront('/booking?venueId=1&experienceId=1');
    await waitFor(() => expect(voice()).toBe('Total $72.08 for 2 tickets, booking fee included.'));
    const spoken = new Set<string>();
    const ear = new MutationObserver(() => spoken.add(voice()));
    ear.observe(document.body, { subtree: true, childList: true, characterData: true });
    for (let presses = 0; presses < 3; presses += 1) {
      fireEvent.click(screen.getByRole('button', { name: 'More: Number of tickets' }));
    }
    await waitFor(() => expect(spoken).toContain('Total $180.20 for 5 tickets, booking fee included.'));
    ear.disconnect();
    expect([...spoken].filter((text) => /for [34] tickets/.test(text))).toEqual([]);
  });
});

describe('somebody who is signed in', () => {
  it('finds name and email filled in', async () => {
    const api = new TestApi();
    const maya = { id: 1, username: 'maya', email: 'maya@example.com', firstName: 'Maya', lastName: 'Reed' };
    api.on('GET /api/auth/me', () => answer({ ...maya, membershipTier: 'none', isAdmin: false }));
    openFront('/booking', api);
    await waitFor(async () => expect((await field('Name')).value).toBe('Maya Reed'));
    expect((await field('Email')).value).toBe('maya@example.com');
  });
});

describe('a booking that comes about', () => {
  it('shows the confirmation, fills the cart and leaves a fresh form behind', async () => {
    const api = openFront(chosen);
    await giveContact();
    await slot(/^3:15 PM/);
    await screen.findByText('2 tickets × $34.00');
    await userEvent.dblClick(book());

    expect(await screen.findByRole('heading', { level: 1, name: 'Your seats are booked' })).toBeTruthy();
    expect(screen.getByText('NL-8K4M2QXD')).toBeTruthy();
    expect(screen.getByText(/100 Demo Plaza, Rochester, NY 14604/)).toBeTruthy();
    expect(location.pathname).toBe('/booking/confirmed/NL-8K4M2QXD');
    expect(savedCart()).toMatchObject([{ quantity: 1, price: 72.08, booked: { tickets: 2 } }]);

    const [sent, ...more] = api.askedFor('POST /api/bookings');
    expect(more).toEqual([]);
    expect(sent?.body).toMatchObject({ time: '15:15', numberOfTickets: 2, customerName: 'Ann Lee', totalPrice: 72.08 });
    expect(JSON.parse(sessionStorage.getItem('northlight-immersive-booking-draft') ?? '{}')).toMatchObject({
      venueId: null,
      time: '',
      customerName: '',
    });
  });
});

describe('a booking whose price the server corrects', () => {
  it('says so on the confirmation, with the price that counts', async () => {
    const api = openFront(chosen);
    api.on('POST /api/bookings', () => answer(aPlacedBooking({ totalPrice: 80.56, priceAdjusted: true }), 201));
    await giveContact();
    await slot(/^3:15 PM/);
    await userEvent.click(book());
    expect(await screen.findByText('The price changed while you were booking')).toBeTruthy();
    expect(screen.getByText('$80.56')).toBeTruthy();
  });
});

describe('a booking that is refused because the slot was filled meanwhile', () => {
  it('says why beside the slots, refreshes them and keeps what was typed', async () => {
    const api = new TestApi();
    openFront(chosen, api);
    await giveContact();
    await slot(/^3:15 PM/);
    const before = api.askedFor('GET /api/availability').length;
    api.on('POST /api/bookings', () => answer(full, 409));
    await userEvent.click(book());

    expect((await screen.findByRole('alert')).textContent).toMatch(/^Not enough seats: 0 left in this slot\./);
    expect(api.askedFor('GET /api/availability').length).toBeGreaterThan(before);
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
    await userEvent.click(book());
    expect(await screen.findByText(/We could not reach the server/)).toBeTruthy();
    await waitFor(() => expect(book().textContent).toBe('Book 2 tickets'));
    await userEvent.click(book());
    await waitFor(() => expect(api.askedFor('POST /api/bookings')).toHaveLength(2));
    const [first, second] = api.askedFor('POST /api/bookings');
    expect(first?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.key).toBe(first?.key);
  });
});

describe('a field that the server does not accept', () => {
  it('carries the message of the server', async () => {
    const api = openFront(chosen);
    await giveContact();
    await slot(/^3:15 PM/);
    const errors = [{ field: 'customerEmail', message: 'Please enter a valid email' }];
    api.on('POST /api/bookings', () => answer({ statusCode: 400, code: 'INVALID_INPUT', message: 'No.', errors }, 400));
    await userEvent.click(book());
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
