import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderPlacedView } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAfresh } from '../../testing/booking-form.ts';
import { openFront } from '../../testing/open-front.tsx';
import { anOrder, anOrderedBooking } from '../../testing/order-builders.ts';
import { answer, TestApi } from '../../testing/test-api.ts';

const { id, token } = anOrder();
const page = `/order/${id}`;
const details = `GET /api/orders/${id}`;

let api: TestApi;

startAfresh();
beforeEach(() => {
  api = new TestApi();
});

const open = async (order: Partial<OrderPlacedView> = {}, heading = 'Your order') => {
  api.on(details, () => answer(anOrder(order)));
  openFront(`${page}#${token}`, api);
  await screen.findByText('NO-4T7W9KXB');
  return screen.findByRole('heading', { level: 1, name: heading });
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async () =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel items' }));

describe('the link of an order', () => {
  it('opens it by what stands behind the #, which is gone from the address at once', async () => {
    await open();
    expect(api.requestsTo(details)[0]?.token).toBe(token);
    expect([location.pathname, location.hash]).toEqual([page, '']);
  });

  it('opens it also in a tab that shows it already, or could not', async () => {
    api.on(details, () => answer({ code: 'ORDER_NOT_FOUND', message: 'Order not found' }, 404));
    openFront(page, api);
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this order' });
    api.on(details, () => answer(anOrder()));
    location.hash = token;
    expect(await screen.findByText('NO-4T7W9KXB')).toBeTruthy();
    expect([location.hash, api.requestsTo(details).at(-1)?.token]).toEqual(['', token]);
  });

  it('shows each visit with its reference, date and time, and the way to change it', async () => {
    await open();
    expect(screen.getByText('NL-8K4M2QXD')).toBeTruthy();
    expect(screen.getByText('Saturday, November 28, 2026')).toBeTruthy();
    expect(screen.getByText('2:30 PM')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change or cancel: Jurassic Ride' }).getAttribute('href')).toBe(
      `/booking/manage/${anOrderedBooking().id}#${'m'.repeat(43)}`,
    );
    expect(screen.getByRole('button', { name: 'Add to calendar: Jurassic Ride' })).toBeTruthy();
  });

  it('shows what is to be collected, where, and when that is open', async () => {
    await open();
    expect(screen.getByText('8×10″, 1 × $28.00')).toBeTruthy();
    expect(screen.getByText('100 Demo Plaza, Rochester, NY 14604')).toBeTruthy();
    expect(screen.getByText('Monday – Thursday').nextSibling?.textContent).toBe('10:00 AM – 8:00 PM');
    expect(screen.getByText('Friday – Sunday').nextSibling?.textContent).toBe('10:00 AM – 10:00 PM');
  });

  it('says what is to be paid, with the fee in it', async () => {
    await open();
    expect(
      screen.getByText('Total to pay at the venue, including $4.08 booking fee').parentElement?.textContent,
    ).toMatch(/\$100\.08$/);
  });

  it('says what a gift voucher paid, of each visit and in all, and nothing of one where none did', async () => {
    const paid = anOrderedBooking({ voucher: 50, bookingFee: 1.08, totalPrice: 19.08 });
    await open({ bookings: [paid], voucher: 50, bookingFee: 1.08, totalPrice: 47.08 });
    expect(screen.getByText('Gift voucher −$50.00, $1.08 booking fee included').parentElement?.textContent).toMatch(
      /\$19\.08$/,
    );
    expect(screen.getByText('Gift voucher').nextSibling?.textContent).toBe('−$50.00');
    cleanup();
    await open();
    expect(screen.queryByText('Gift voucher')).toBeNull();
  });

  it('says of a visit that was cancelled that it costs nothing', async () => {
    await open({ bookings: [anOrderedBooking({ status: 'cancelled' })] });
    expect(screen.getByText('This booking is canceled. There’s nothing to pay.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Change or cancel/ })).toBeNull();
  });

  it('that opens nothing says so', async () => {
    api.on(details, () => answer({ code: 'ORDER_NOT_FOUND', message: 'Order not found' }, 404));
    openFront(page, api);
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this order' });
  });

  it('may be tried again when the server is away', async () => {
    api.on(details, () => answer({ message: 'Busy.' }, 503));
    openFront(page, api);
    expect(await screen.findByText('Couldn’t load your order.')).toBeTruthy();
    api.on(details, () => answer(anOrder()));
    await press('Retry');
    expect(await screen.findByText('NO-4T7W9KXB')).toBeTruthy();
  });
});

describe('merchandise that is not collected yet', () => {
  it('can be cancelled after a question that names it', async () => {
    await open();
    await press('Cancel items');
    expect(screen.getByText(/^These items go back on sale: Prehistoric Dawn Print\./)).toBeTruthy();
    api.on(`POST /api/orders/${id}/cancel`, () => answer({ id, status: 'cancelled', bookings: [] }));
    api.on(details, () => answer(anOrder({ status: 'cancelled', canCancel: false })));
    await confirm();
    await screen.findByRole('heading', { level: 1, name: 'This order is canceled' });
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect(api.requestsTo(`POST /api/orders/${id}/cancel`)).toMatchObject([{ token, key: expect.any(String) }]);
    expect(screen.queryByRole('button', { name: 'Cancel items' })).toBeNull();
  });

  it('that was collected meanwhile stays so, with the reason', async () => {
    await open();
    await press('Cancel items');
    const message = 'This order was already picked up.';
    api.on(`POST /api/orders/${id}/cancel`, () => answer({ code: 'ORDER_COLLECTED', message }, 409));
    await confirm();
    expect(await screen.findByText(message)).toBeTruthy();
  });
});
