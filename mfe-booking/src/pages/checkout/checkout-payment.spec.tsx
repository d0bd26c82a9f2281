import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { giveContact, startAfresh } from '../../testing/booking-form.ts';
import { CheckoutStory, order, orders } from '../../testing/checkout-story.ts';
import { aPrintToBuy, aVisitForLater, aVisitToBook } from '../../testing/order-builders.ts';
import { offerPayment, payments, payPage, visitedPages } from '../../testing/payment-story.ts';
import { answer } from '../../testing/test-api.ts';

startAfresh();
const story = new CheckoutStory();
const { open, reserve, press, arrived, bill } = story;
const pages = visitedPages();
const awaiting = { ...order, status: 'awaiting_payment' as const };
const wanted = () => story.api.requestsTo(orders).map(({ body }) => body);

beforeEach(() => {
  offerPayment(story.api);
  story.api.on(orders, () => answer(awaiting, 201));
  story.api.on(`GET /api/orders/${order.id}`, () => answer(awaiting));
});

describe('an order that may be paid online', () => {
  it('is, unless its customer wants to pay at the venue', async () => {
    await open(aVisitToBook, aPrintToBuy);
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Pay now' })).checked).toBe(true);
    expect(bill()).toContain('you’ll pay on our payment partner’s secure page');
    await giveContact();
    await press('Pay $100.08');
    await waitFor(() => expect(pages).toEqual([payPage]));
    expect(wanted()).toMatchObject([{ payOnline: true, totalPrice: 100.08 }]);
    expect(wanted()[0]).not.toHaveProperty('remindIfUnpaid');
    expect(story.api.requestsTo(payments)).toMatchObject([{ token: order.token }]);
    expect(location.pathname).toBe(`/order/${order.id}`);
    expect(story.lines()).toEqual([]);
  });

  it('is reminded of, where its customer says so: the box is not ticked by itself', async () => {
    await open(aPrintToBuy);
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Email me if I leave before paying' });
    expect(box.checked).toBe(false);
    await userEvent.click(box);
    await giveContact();
    await press('Pay $28.00');
    await waitFor(() => expect(wanted()).toMatchObject([{ payOnline: true, remindIfUnpaid: true }]));
  });

  it('is paid at the venue with today’s words, and nobody is sent anywhere', async () => {
    story.api.on(orders, () => answer(order, 201));
    story.api.on(`GET /api/orders/${order.id}`, () => answer(order));
    await open(aPrintToBuy);
    await userEvent.click(await screen.findByRole('radio', { name: 'Pay at the venue' }));
    expect(bill()).toContain('Nothing is charged now. You pay at the venue.');
    await giveContact();
    await reserve();
    await arrived();
    expect(wanted()).toMatchObject([{ products: [{ productId: 4 }] }]);
    expect(wanted()[0]).not.toHaveProperty('payOnline');
    expect(pages).toEqual([]);
  });

  it('is, with a time that is chosen later, too', async () => {
    await open(aVisitForLater);
    await press('Choose a time later: Jurassic Ride');
    await giveContact();
    await press(/^Pay \$/);
    await waitFor(() => expect(pages).toEqual([payPage]));
    expect(story.api.requestsTo(orders)).toMatchObject([{ body: { payOnline: true, openTickets: [{ venueId: 1 }] } }]);
  });

  it('is, where it comes to more than the venue takes', async () => {
    offerPayment(story.api, 100);
    await open(aVisitToBook, aPrintToBuy);
    const venue = await screen.findByRole<HTMLInputElement>('radio', { name: 'Pay at the venue' });
    await waitFor(() => expect(venue.disabled).toBe(true));
    expect(screen.getByText('Orders over $100.00 are paid online')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay $100.08' })).toBeTruthy();
  });

  it.each([
    [
      'where that venue takes no payment',
      { venueId: 1, name: 'Rochester', upTo: 0 },
      'Orders for Rochester are paid online',
    ],
    [
      'above what it takes',
      { venueId: 1, name: 'Rochester', upTo: 90 },
      'Orders over $90.00 for Rochester are paid online',
    ],
  ])('is, %s, and says which it is', async (_, rochester, reason) => {
    offerPayment(story.api, 500, { venues: [{ venueId: 2, name: 'Boston', upTo: 20 }, rochester], pickUpVenueId: 9 });
    await open(aVisitToBook, aPrintToBuy);
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pay at the venue' }).disabled).toBe(true);
  });

  it('is placed and sent to its payment once, however often the button is pressed', async () => {
    await open(aPrintToBuy);
    await giveContact();
    await userEvent.dblClick(await screen.findByRole('button', { name: /^Pay \$/ }));
    await waitFor(() => expect(pages).toEqual([payPage]));
    expect([story.api.requestsTo(orders).length, story.api.requestsTo(payments).length]).toEqual([1, 1]);
  });

  it('has its page, and a button there, where the gateway does not answer', async () => {
    const message = 'The payment service isn’t responding. Your order is safe. Please try again in a moment.';
    story.api.on(payments, () => answer({ code: 'PAYMENT_UNAVAILABLE', message }, 503));
    await open(aPrintToBuy);
    await giveContact();
    await press(/^Pay \$/);
    expect(await screen.findByText(message)).toBeTruthy();
    await screen.findByRole('heading', { level: 1, name: 'Your order isn’t paid yet' });
    offerPayment(story.api);
    await press('Pay $100.08');
    await waitFor(() => expect(pages).toEqual([payPage]));
    expect(story.api.requestsTo(orders)).toHaveLength(1);
  });

  it('shows a total that has changed before anything is paid', async () => {
    story.api.on(orders, () => answer({ ...awaiting, priceAdjusted: true }, 201));
    await open(aPrintToBuy);
    await giveContact();
    await press(/^Pay \$/);
    expect(await screen.findByText('The price changed while you were ordering')).toBeTruthy();
    expect([pages, story.api.requestsTo(payments)]).toEqual([[], []]);
    await press('Pay $100.08');
    await waitFor(() => expect(pages).toEqual([payPage]));
  });

  it('sends nobody to an address that is not encrypted', async () => {
    story.api.on(payments, () => answer({ url: 'http://pay.example.com/', paymentId: 'p', amount: 1, expiresAt: '' }));
    await open(aPrintToBuy);
    await giveContact();
    await press(/^Pay \$/);
    expect(await screen.findByText('Please try again in a moment.')).toBeTruthy();
    expect(pages).toEqual([]);
  });
});

describe('an order that is paid at the venue only', () => {
  const isOffered = () => screen.queryByRole('radio', { name: 'Pay now' }) !== null;

  it('offers no choice where online payment is off', async () => {
    story.api.on('GET /api/payments/means', () => answer({ online: false, venueUpTo: 0 }));
    await open(aPrintToBuy);
    await waitFor(() => expect(bill()).toContain('Nothing is charged now. You pay at the venue.'));
    expect([isOffered(), screen.queryByRole('button', { name: 'Reserve now' }) !== null]).toEqual([false, true]);
  });

  it('is one that costs nothing', async () => {
    await open({ ...aPrintToBuy, price: 0 });
    await waitFor(() => expect(story.api.requestsTo('GET /api/payments/means')).toHaveLength(1));
    await waitFor(() => expect(bill()).toContain('Total $0.00'));
    expect(isOffered()).toBe(false);
  });
});
