import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { startAfresh } from '../../testing/booking-form.ts';
import { aTicket } from '../../testing/builders.ts';
import { openFront } from '../../testing/open-front.tsx';
import { answer, TestApi } from '../../testing/test-api.ts';

const { id } = aTicket();
const page = `/bookings/${id}/ticket`;
const details = `GET /api/bookings/${id}/ticket`;
const token = 't'.repeat(43);

let api: TestApi;

startAfresh();
beforeEach(() => {
  api = new TestApi();
});

describe('the tickets of a booking', () => {
  it('are opened by the link of a mail, one sheet for each, all with the same code', async () => {
    api.on(details, () => answer(aTicket()));
    openFront(`${page}#${token}`, api);
    await screen.findByRole('heading', { level: 1, name: 'Your tickets' });
    expect([api.requestsTo(details)[0]?.token, location.hash]).toEqual([token, '']);
    expect(screen.getAllByRole('heading', { level: 2, name: 'Jurassic Ride', hidden: true })).toHaveLength(2);
    const codes = screen.getAllByRole('img', { hidden: true });
    expect(codes.map((code) => code.querySelector('title')?.textContent)).toEqual(
      Array(2).fill('Ticket code for booking NL-8K4M2QXD'),
    );
    expect(codes[0]?.innerHTML).toBe(codes[1]?.innerHTML);
    for (const text of [/^1 of 2 tickets, Standard/, /^2 of 2 tickets, Standard/]) screen.getByText(text);
    expect(screen.getAllByText('Ann Lee')).toHaveLength(2);
  });

  it('of a cancelled booking are not shown', async () => {
    api.on(details, () => answer({ code: 'BOOKING_CANCELLED', message: 'This booking was canceled.' }, 409));
    openFront(page, api);
    await screen.findByRole('heading', { level: 1, name: 'This ticket is no longer valid' });
    screen.getByText('This booking was canceled.');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('are behind another link where theirs was replaced, which is said and can be asked for', async () => {
    api.on(details, () => answer({ code: 'BOOKING_LINK_REPLACED', message: 'This link has been replaced.' }, 404));
    openFront(page, api);
    await screen.findByRole('heading', { level: 1, name: 'This link has been replaced' });
    expect(screen.getByText('Use the link in our latest email, or request a new one.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Email me the links' })).toBeTruthy();
  });

  it('of somebody else are not there, and the way to one’s own is', async () => {
    api.on(details, () => answer({ code: 'BOOKING_NOT_FOUND', message: 'Booking not found' }, 404));
    openFront(page, api);
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this booking' });
    expect(screen.getByRole('link', { name: 'Sign in to see your bookings' }).getAttribute('href')).toBe(
      `/login?redirect=${encodeURIComponent(page)}`,
    );
  });
});
