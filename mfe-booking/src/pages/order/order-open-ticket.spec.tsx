import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OpenTicketView } from '@northlight/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAfresh } from '../../testing/booking-form.ts';
import { openFront } from '../../testing/open-front.tsx';
import { anOpenTicket, anOrder, anOrderedBooking } from '../../testing/order-builders.ts';
import { answer, TestApi } from '../../testing/test-api.ts';

const { id, token } = anOrder();
const ticket = anOpenTicket();
const details = `GET /api/orders/${id}`;
const command = (name: string) => `POST /api/orders/${id}/open-tickets/${ticket.id}/${name}`;

let api: TestApi;

startAfresh();
beforeEach(() => {
  api = new TestApi();
});

const show = (overrides: Partial<OpenTicketView> = {}) => {
  const bookings = overrides.state === 'scheduled' ? [anOrderedBooking({ id: ticket.id, date: '2099-11-28' })] : [];
  api.on(details, () => answer(anOrder({ bookings, products: [], openTickets: [anOpenTicket(overrides)] })));
};
const open = async (search = '') => {
  openFront(`/order/${id}${search}#${token}`, api);
  await screen.findByText('NO-4T7W9KXB');
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('tickets of an order that wait for a time', () => {
  it('say until when one may be chosen, and become a visit with two presses', async () => {
    show();
    await open();
    screen.getByText('Choose a time by November 20, 2027');
    await press('Choose a time: Jurassic Ride');
    await press(/November 28, 2099/);
    await press(/^10:00 AM/);
    api.on(command('schedule'), () => {
      show({ state: 'scheduled' });
      return answer({ id: ticket.id, reference: 'NL-8K4M2QXD', date: '2099-11-28', time: '10:00' });
    });
    await press('Book Saturday, November 28, 2099, 10:00 AM');
    await screen.findByText('NL-8K4M2QXD');
    const [sent] = api.requestsTo(command('schedule'));
    expect([sent?.body, sent?.token]).toEqual([{ date: '2099-11-28', time: '10:00' }, token]);
    expect(sent?.key).toBeTruthy();
    expect(screen.queryByText('No time yet')).toBeNull();
  });

  it('come from My bookings with the calendar open', async () => {
    show();
    await open(`?time=${ticket.id}`);
    await screen.findByRole('group', { name: 'Date and time for Jurassic Ride' });
  });

  it('say why a time is not to be had, and wait on', async () => {
    show();
    api.on(command('schedule'), () =>
      answer({ code: 'SLOT_FULL', message: 'Not enough seats: 1 left in this slot.' }, 409),
    );
    await open(`?time=${ticket.id}`);
    await press(/November 28, 2099/);
    await press(/^10:00 AM/);
    await press(/^Book Saturday/);
    await screen.findByText('Not enough seats: 1 left in this slot.');
    screen.getByText('No time yet');
  });

  it('may be cancelled after a question', async () => {
    show();
    api.on(command('cancel'), () => {
      show({ state: 'cancelled' });
      return answer({ id: ticket.id, state: 'cancelled' });
    });
    await open();
    await press('Cancel: Jurassic Ride');
    const question = await screen.findByRole('alertdialog', { name: 'Cancel these tickets?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel tickets' }));
    await screen.findByText('These tickets are canceled. There’s nothing to pay.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('say that they have expired, and offer nothing', async () => {
    show({ state: 'expired' });
    await open();
    screen.getByText(/These tickets expired on November 20, 2027\./);
    expect(screen.queryByRole('button', { name: /Choose a time/ })).toBeNull();
  });
});
