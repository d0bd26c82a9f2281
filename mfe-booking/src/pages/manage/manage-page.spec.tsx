import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingView } from '@northlight/contracts';
import { cartStore, keepInCart } from '@northlight/site-kit';
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

const open = async (booking: Partial<BookingView> = {}, heading = 'Your booking') => {
  api.on(details, () => answer(aManagedBooking(booking)));
  openFront(`${page}#${token}`, api);
  await screen.findByText('Jurassic Ride');
  return screen.findByRole('heading', { level: 1, name: heading });
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('a booking that a gift voucher paid for', () => {
  it('says until when that goes back to it', async () => {
    await open({ refundNow: 0, voucherNow: 68, voucher: 68, totalPrice: 0 });
    const ends = '$68.00 goes back to your gift voucher. Cancel by Thursday, November 26 at 2:30 PM.';
    expect(screen.getByText(ends)).toBeTruthy();
  });
});

describe('the link of a booking', () => {
  it('opens it by what stands behind the #, which is gone from the address at once', async () => {
    await open();
    expect(api.requestsTo(details)[0]?.token).toBe(token);
    expect([location.pathname, location.hash]).toEqual([page, '']);
    expect(screen.getByText('NL-8K4M2QXD')).toBeTruthy();
    expect(screen.getByText('$72.08')).toBeTruthy();
  });

  it('opens it again after a reload of this tab', async () => {
    sessionStorage.setItem(`northlight-immersive-manage-${id}`, token);
    api.on(details, () => answer(aManagedBooking()));
    openFront(page, api);
    await screen.findByText('NL-8K4M2QXD');
    expect(api.requestsTo(details)[0]?.token).toBe(token);
  });

  it('that opens nothing leads to a new one, by mail', async () => {
    api.on(details, () => answer({ code: 'BOOKING_NOT_FOUND', message: 'Booking not found' }, 404));
    api.on('POST /api/bookings/lookup', () => answer({ message: 'A mail is on its way.' }, 202));
    openFront(page, api);
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this booking' });
    await userEvent.type(screen.getByLabelText('Email'), 'ann@example.com');
    await press('Email me the links');
    expect(await screen.findByText('A mail is on its way.')).toBeTruthy();
    expect(api.requestsTo('POST /api/bookings/lookup')[0]?.body).toEqual({ email: 'ann@example.com' });
  });

  it('may be tried again when the server is away', async () => {
    api.on(details, () => answer({ message: 'Busy.' }, 503));
    openFront(page, api);
    expect(await screen.findByText('Couldn’t load your booking.')).toBeTruthy();
    api.on(details, () => answer(aManagedBooking()));
    await press('Retry');
    expect(await screen.findByText('NL-8K4M2QXD')).toBeTruthy();
  });
});

describe('moving', () => {
  it('offers the times that have room, and asks once', async () => {
    await open({ date: '2099-11-28', time: '10:00' });
    await press('Choose a new time');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Choose a date' }));
    const late = await screen.findByRole<HTMLButtonElement>('button', { name: /^3:15 PM/ });
    expect(screen.queryByRole('button', { name: /^10:00 AM/ })).toBeNull(); // where it is already
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^2:30 PM/ }).disabled).toBe(true); // sold out
    await userEvent.click(late);
    api.on(commandOf('reschedule'), () => answer({ id, status: 'pending', date: '2099-11-28', time: '15:15' }));
    api.on(details, () => answer(aManagedBooking({ date: '2099-11-28', time: '15:15' })));
    await press('Reschedule to Saturday, November 28, 2099, 3:15 PM');
    await waitFor(() => expect(screen.getByText('3:15 PM')).toBeTruthy());
    expect(api.requestsTo(commandOf('reschedule')).map(({ body }) => body)).toEqual([
      { date: '2099-11-28', time: '15:15' },
    ]);
    expect(screen.getByRole('button', { name: 'Choose a new time' })).toBeTruthy();
  });

  it('that comes too late for the seats says so beside the times', async () => {
    await open({ date: '2099-11-28', time: '10:00' });
    await press('Choose a new time');
    await press(/^3:15 PM/);
    api.on(commandOf('reschedule'), () =>
      answer({ code: 'SLOT_FULL', message: 'Not enough seats: 0 left at this time.' }, 409),
    );
    await press(/^Reschedule to/);
    expect(await screen.findByText('Not enough seats: 0 left at this time.')).toBeTruthy();
  });
});

describe('another number of tickets', () => {
  it('is sent once it is another, and the new bill is shown', async () => {
    await open();
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Change tickets' }).getAttribute('aria-disabled'),
    ).toBe('true');
    await press('More: Number of tickets');
    api.on(commandOf('party'), () =>
      answer({ id, status: 'pending', numberOfTickets: 3, totalPrice: 108.12, refund: 0 }),
    );
    api.on(details, () => answer(aManagedBooking({ numberOfTickets: 3, totalPrice: 108.12 })));
    await press('Change to 3 tickets');
    expect(await screen.findByText('$108.12')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect(api.requestsTo(commandOf('party'))[0]?.body).toEqual({ numberOfTickets: 3 });
  });

  it('is not for a family pack, which says why', async () => {
    await open({ ticketType: 'family', numberOfTickets: 4 });
    expect(screen.getByText('Family Pack is for exactly 4 tickets.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Change t/ })).toBeNull();
  });
});

describe('a booking that is cancelled', () => {
  it('leaves the cart, which would go on to call it booked', async () => {
    const booked = { bookingId: id, reference: 'NL-8K4M2QXD', tickets: 2 };
    const line = { id: 1, type: 'experience', name: 'Jurassic Ride', price: 72.08, quantity: 1, imageUrl: '' } as const;
    keepInCart({ ...line, booked });
    keepInCart({ ...line, id: 2, dateTime: 'Schedule later' });
    await open();
    await press('Cancel this booking');
    api.on(commandOf('cancel'), () => answer({ id, status: 'cancelled', paid: 0, refund: 0 }));
    api.on(details, () => answer(aManagedBooking({ status: 'cancelled', paid: 0, refund: 0 })));
    await press('Cancel the booking');
    await screen.findByRole('heading', { level: 1, name: 'This booking is canceled' });
    expect(cartStore.getState().lines.map((saved) => saved.id)).toEqual([2]);
  });
});

describe('a booking less than a day ahead', () => {
  it('has the reason in place of the buttons', async () => {
    await open({ canMove: false, canCancel: false, refundNow: 0 });
    expect(
      screen.getByText(/^This booking can no longer be changed\. The deadline was Friday, November 27 at 2:30 PM/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: /new time|Cancel/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
  });
});

describe('a booking that the venue called off', () => {
  it('says so and why, and leads to other times for the same party', async () => {
    const calledOff = { message: 'The power is out.', otherTimes: [{ date: '2026-11-29', time: '14:30' }] };
    await open({ status: 'cancelled', canMove: false, canCancel: false, calledOff }, 'This visit is canceled');
    expect(screen.getByText('The power is out.')).toBeTruthy();
    const other = screen.getByRole('link', { name: 'Sunday, November 29, 2026, 2:30 PM' });
    const choice = 'venueId=1&experienceId=1&date=2026-11-29&time=14%3A30&tickets=2';
    expect(other.getAttribute('href')).toBe(`/booking?${choice}`);
  });
});
