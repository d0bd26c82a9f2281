import { describe, expect, it } from '@jest/globals';
import { spoken, TestLine } from '@northlight/site-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookButton, chosen, field, giveContact, slot, startAfresh } from '../../testing/booking-form.ts';
import { aQuote, aSlot, aVenue, theRules } from '../../testing/builders.ts';
import { openFront } from '../../testing/open-front.tsx';
import { answer, TestApi } from '../../testing/test-api.ts';

startAfresh();

const withTwoOpen = () => {
  const api = new TestApi();
  api.on('GET /api/venues', () => answer([aVenue(), aVenue({ id: 3, name: 'Albany Flagship', city: 'Albany' })]));
  return api;
};

describe('an untouched form', () => {
  it('waits for the venue before it offers experiences, and for both before it offers days', async () => {
    openFront('/booking', withTwoOpen());
    const experience = await field<HTMLSelectElement>('Experience');
    expect(experience.disabled).toBe(true);
    expect(screen.getByText(/^Select a venue first/)).toBeTruthy();
    expect((await screen.findByRole('group', { name: 'Date' })).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Select a date to see available times')).toBeTruthy();
  });

  it('does not ask for the venue where only one is open', async () => {
    openFront('/booking');
    expect(await screen.findByRole('option', { name: /^Jurassic Ride/ })).toBeTruthy();
    expect((await field<HTMLSelectElement>('Venue')).value).toBe('1');
  });

  it('lists the planned venue with its opening line and does not let it be chosen', async () => {
    openFront('/booking');
    const planned = await screen.findByRole<HTMLOptionElement>('option', {
      name: 'Boston, MA – Planned opening: 2099',
    });
    expect(planned.disabled).toBe(true);
  });

  it('answers a press of the button with the stated messages and takes the reader to them', async () => {
    openFront('/booking', withTwoOpen());
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
    expect(await screen.findByText(/^Boston isn’t open for bookings yet/)).toBeTruthy();
    await waitFor(() => expect(location.search).toBe('?venueId=1'));
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
    await userEvent.click(bookButton());
    expect(document.activeElement).toBe(tickets);
    expect(api.requestsTo('POST /api/bookings')).toEqual([]);
  });
});

describe('a chosen time that others fill while the visitor looks on', () => {
  const board = (bookedCount: number) => [aSlot({ time: '10:00' }), aSlot({ time: '15:15', bookedCount })];
  const say = (bookedCount: number) => act(async () => TestLine.open[0]?.say(board(bookedCount)));

  it('stays chosen, says why it cannot be had, and waits for seats to come back', async () => {
    TestLine.lay();
    openFront(chosen);
    expect((await slot(/^3:15 PM , 2 left/)).getAttribute('aria-pressed')).toBe('true');
    await say(19);
    const reason = '3:15 PM has only 1 seat left. Please choose another time.';
    expect((await slot(/^3:15 PM , 1 left/)).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('group', { name: 'Choose a time' }).textContent).toContain(reason);
    expect(screen.getByText('Choose another time')).toBeTruthy();
    expect(location.search).toContain('time=15');
    await waitFor(() => expect(spoken()).toContain(reason));

    await say(10);
    expect((await slot(/^3:15 PM , 10 left/)).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByText(reason, { ignore: '.announcer *' })).toBeNull();
    expect(screen.getByText('Availability updates live.')).toBeTruthy();
    await waitFor(() => expect(spoken()).toContain('3:15 PM is available again.'));
  });
});

describe('the price', () => {
  it('is spoken once when the number of tickets has come to rest', async () => {
    openFront('/booking?venueId=1&experienceId=1');
    await waitFor(() => expect(spoken()).toEqual(['Total $72.08 for 2 tickets, including the booking fee.']));
    for (let presses = 0; presses < 3; presses += 1) {
      fireEvent.click(screen.getByRole('button', { name: 'More: Number of tickets' }));
    }
    await waitFor(() => expect(spoken()).toContain('Total $180.20 for 5 tickets, including the booking fee.'));
    expect(spoken().filter((text) => /for [34] tickets/.test(text))).toEqual([]);
  });
});

describe('a house without fee and discounts', () => {
  it('says nothing of 0%', async () => {
    const api = new TestApi();
    const none = { bookingFeePercent: 0, memberDiscountPercent: 0, groupDiscountPercent: 0 };
    api.on('GET /api/house-rules', () => answer({ ...theRules, ...none }));
    api.on('POST /api/bookings/quote', () => answer(aQuote({ bookingFee: 0, bookingFeePercent: 0, totalPrice: 68 })));
    openFront(chosen, api);
    await screen.findByText('Booking fee (0%)');
    await waitFor(() => expect(document.body.textContent?.match(/\b0% ?[a-z]+/g)).toBeNull());
  });
});

describe('somebody who is signed in', () => {
  it('finds name and email filled in', async () => {
    const api = new TestApi();
    const maya = { id: 1, username: 'maya', email: 'maya@example.com', firstName: 'Maya', lastName: 'Reed' };
    api.on('GET /api/auth/me', () => answer({ ...maya, membershipTier: 'none', isAdmin: false, roles: [] }));
    openFront('/booking', api);
    await waitFor(async () => expect((await field('Name')).value).toBe('Maya Reed'));
    expect((await field('Email')).value).toBe('maya@example.com');
  });
});
