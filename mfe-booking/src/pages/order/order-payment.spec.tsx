import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { OrderPaymentView, OrderPlacedView } from '@northlight/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepLinkToken } from '../../link-token.ts';
import { startAfresh } from '../../testing/booking-form.ts';
import { openFront } from '../../testing/open-front.tsx';
import { anOrder, anOrderedBooking, aPayment } from '../../testing/order-builders.ts';
import { atVenue, offerPayment, payment, payments, payPage, visitedPages } from '../../testing/payment-story.ts';
import { answer, TestApi } from '../../testing/test-api.ts';

const { id, token } = anOrder();
const details = `GET /api/orders/${id}`;
const cancel = `POST /api/orders/${id}/cancel`;
const pages = visitedPages();

let api: TestApi;

startAfresh();
beforeEach(() => {
  api = new TestApi();
  offerPayment(api);
  keepLinkToken('order', id, token);
});

afterEach(() => void jest.useRealTimers());

const awaiting: Partial<OrderPlacedView> = {
  status: 'awaiting_payment',
  bookings: [anOrderedBooking({ status: 'pending' })],
};
const stands = (order: Partial<OrderPlacedView>, paid: Partial<OrderPaymentView>) => {
  api.on(details, () => answer(anOrder(order)));
  api.on(payment, () => answer(aPayment(paid)));
};
const open = (search = '') => openFront(`/order/${id}${search}`, api);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const total = () => screen.getByText(/^Total/).parentElement?.parentElement?.textContent;
const paid: Partial<OrderPaymentView> = { state: 'paid', due: 0, paid: 100.08, url: null, expiresAt: null };

describe('a customer whom the gateway sends back', () => {
  it('sees that the payment is being confirmed, and then by itself that it is paid', async () => {
    stands(awaiting, {});
    open('?payment=paid');
    expect((await screen.findByText('Confirming your payment…')).getAttribute('role')).toBe('status');
    expect(document.body.textContent).not.toMatch(/Paid online|pay at the venue/);
    expect(screen.queryByRole('link', { name: /^Show ticket/ })).toBeNull();
    expect(api.requestsTo(details)[0]?.token).toBe(token);
    stands({}, paid);
    await heading('Reserved for you');
    await waitFor(() => expect(total()).toMatch(/\$100\.08Paid online \$100\.08$/));
    expect(screen.getByText('Everything is paid. There’s nothing to pay at the venue.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show ticket: Jurassic Ride' })).toBeTruthy();
    expect(location.search).toBe('');
  });

  it('is told that it takes longer, and may look again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    stands(awaiting, { state: 'processing' });
    open('?payment=paid');
    await screen.findByText('Confirming your payment…');
    act(() => void jest.advanceTimersByTime(121_000));
    await screen.findByText('Confirming your payment is taking longer than usual');
    expect(document.body.textContent).not.toMatch(/Paid online|pay at the venue/);
    const before = api.requestsTo(payment).length;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(api.requestsTo(payment)).toHaveLength(before);
    jest.useRealTimers();
    stands({}, paid);
    await press('Check again');
    await heading('Reserved for you');
  });

  it('is not told that it is paid by what the address says alone', async () => {
    stands(awaiting, { state: 'none', url: null, expiresAt: null });
    open('?payment=paid');
    await heading('Your order isn’t paid yet');
  });

  it('sees at once what has been confirmed already, never as something to pay at the venue', async () => {
    stands({}, paid);
    open('?payment=paid');
    await heading('Reserved for you');
    expect(document.body.textContent).toContain('1 visit and 1 item. Paid online.');
    expect(document.body.textContent).not.toMatch(/to pay at the venue, |You pay at the venue/);
  });

  it('without what opens the order is told where to find it', async () => {
    sessionStorage.clear();
    api.on(details, () => answer({ code: 'ORDER_NOT_FOUND', message: 'Order not found' }, 404));
    open('?payment=paid');
    expect(await screen.findByText(/^If you paid, your confirmation is on its way by email/)).toBeTruthy();
  });
});

describe('a customer who walked away from the payment', () => {
  it('sees until when everything is held, and pays on the same page after all', async () => {
    stands(awaiting, {});
    open('?payment=left');
    await heading('Your order isn’t paid yet');
    expect(screen.getByText('Your seats and items are held until').nextSibling?.textContent).toMatch(/^\d+:35 [AP]M$/);
    expect(screen.queryByRole('link', { name: /^Show ticket/ })).toBeNull();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Pay $100.08' }));
    await waitFor(() => expect(pages).toEqual([payPage]));
    expect(api.requestsTo(payments)).toHaveLength(1);
  });

  it('may pay at the venue instead', async () => {
    stands(awaiting, {});
    open();
    api.on(atVenue, () => {
      stands({}, { state: 'none', due: 0, url: null, expiresAt: null });
      return answer(aPayment({ state: 'none', due: 0, url: null, expiresAt: null }));
    });
    await press('Pay at the venue instead');
    await heading('Your order');
    await waitFor(() => expect(total()).toMatch(/^Total to pay at the venue, including \$4\.08 booking fee/));
    expect(api.requestsTo(atVenue)).toMatchObject([{ token }]);
    expect(pages).toEqual([]);
  });

  it('may not, where the order comes to more than the venue takes', async () => {
    offerPayment(api, 100);
    stands(awaiting, { payableAtVenue: false });
    open();
    await screen.findByRole('button', { name: 'Pay $100.08' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Pay at the venue instead' })).toBeNull());
  });

  it('may give it all up', async () => {
    stands(awaiting, {});
    open();
    await press('Cancel order');
    api.on(cancel, () => {
      stands({ status: 'cancelled', canCancel: false, bookings: [] }, { state: 'none', due: 0 });
      return answer({ id, status: 'cancelled', bookings: [] });
    });
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel order' }));
    await heading('This order is canceled');
    expect(api.requestsTo(cancel)).toMatchObject([{ token, body: { cancelBookings: true } }]);
    expect(document.body.textContent).toContain('Nothing was charged.');
  });

  it('is told when a press does not reach the server, and presses again', async () => {
    stands(awaiting, {});
    open();
    api.on(payments, () => Promise.reject(new TypeError('offline')));
    await press('Pay $100.08');
    expect((await screen.findByRole('alert')).textContent).toContain("Couldn't reach the server.");
    offerPayment(api);
    await press('Pay $100.08');
    await waitFor(() => expect(pages).toEqual([payPage]));
  });

  it('is told what became of the order meanwhile', async () => {
    stands(awaiting, {});
    open();
    await heading('Your order isn’t paid yet');
    const lapsed = anOrder({ status: 'cancelled', bookings: [anOrderedBooking({ status: 'expired' })] });
    api.on(payments, () => {
      stands(lapsed, { state: 'none', due: 0 });
      return answer({ code: 'ORDER_CANCELLED', message: 'This order was canceled.' }, 409);
    });
    await press('Pay $100.08');
    await heading('This order is canceled');
    expect(document.body.textContent).toContain('It wasn’t paid in time');
    expect(document.body.textContent).toContain('Nothing was charged.');
  });

  it('comes back to buttons that work, where the browser kept the page as it was', async () => {
    stands(awaiting, {});
    open();
    await press('Pay $100.08');
    await waitFor(() => expect(pages).toEqual([payPage]));
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await press('Pay $100.08');
    await waitFor(() => expect(pages).toEqual([payPage, payPage]));
  });
});
