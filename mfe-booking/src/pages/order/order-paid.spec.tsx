import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderPaymentView, OrderPlacedView } from '@northlight/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAfresh } from '../../testing/booking-form.ts';
import { openFront } from '../../testing/open-front.tsx';
import { anOrder, anOrderedBooking, aPayment } from '../../testing/order-builders.ts';
import { payment } from '../../testing/payment-story.ts';
import { answer, TestApi } from '../../testing/test-api.ts';

const { id } = anOrder();
const details = `GET /api/orders/${id}`;

let api: TestApi;

startAfresh();
beforeEach(() => {
  api = new TestApi();
});

const stands = (order: Partial<OrderPlacedView>, paid: Partial<OrderPaymentView>) => {
  api.on(details, () => answer(anOrder(order)));
  api.on(payment, () => answer(aPayment(paid)));
};
const open = () => openFront(`/order/${id}`, api);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const paid: Partial<OrderPaymentView> = { state: 'paid', due: 0, paid: 100.08, url: null, expiresAt: null };

describe('an order that was paid online', () => {
  it('says what went back to the card, and what is on its way', async () => {
    stands({ totalPrice: 28, bookings: [anOrderedBooking({ status: 'cancelled' })] }, { ...paid, refunding: 72.08 });
    open();
    expect(await screen.findByText('$72.08 is on its way back to your card')).toBeTruthy();
    expect(screen.queryByText(/left to pay|to pay at the venue$/)).toBeNull();
  });

  it('says so of its items before they are canceled', async () => {
    stands({}, paid);
    open();
    await press('Cancel items');
    expect(screen.getByText(/What you paid for them goes back to your card\.$/)).toBeTruthy();
  });
});

describe('a payment that cannot be read', () => {
  it('leaves the order as it is, says nothing of money, and may be asked for again', async () => {
    stands({ status: 'awaiting_payment' }, {});
    api.on(payment, () => answer({ message: 'Busy.' }, 503));
    open();
    expect(await screen.findByText('Couldn’t check your payment.')).toBeTruthy();
    stands({ status: 'awaiting_payment' }, {});
    await press('Retry');
    await screen.findByRole('heading', { level: 1, name: 'Your order isn’t paid yet' });
  });
});
