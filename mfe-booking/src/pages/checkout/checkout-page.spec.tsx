import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, giveContact, startAfresh } from '../../testing/booking-form.ts';
import { bookings, CheckoutStory, order, orders, placed } from '../../testing/checkout-story.ts';
import { aPrintToBuy, aVisitForLater, aVisitToBook } from '../../testing/order-builders.ts';
import { answer } from '../../testing/test-api.ts';

startAfresh();
const story = new CheckoutStory();
const { open, reserve, press, arrived, bill, summary, lines } = story;

describe('a cart with a visit and a print', () => {
  it('is booked and ordered with one press, and empty afterwards', async () => {
    await open(aVisitToBook, aPrintToBuy);
    await waitFor(() => expect(bill()).toContain('Tickets$68.00Merchandise$28.00Subtotal$96.00Booking fee (6%)$4.08'));
    expect(bill()).toContain('Total $100.08');
    await giveContact();
    await reserve();
    await arrived();
    expect(story.api.requestsTo(bookings).map(({ body }) => body)).toMatchObject([
      { venueId: 1, experienceId: 1, date: '2099-11-28', time: '10:00', numberOfTickets: 2, totalPrice: 72.08 },
    ]);
    expect(story.api.requestsTo(orders).map(({ body }) => body)).toEqual([
      {
        ...{ customerName: 'Ann Lee', customerEmail: 'ann@example.com', totalPrice: 100.08 },
        bookings: [{ id: placed.id, token: placed.manageToken }],
        products: [{ productId: 4, quantity: 1, variant: '8×10″' }],
      },
    ]);
    expect(lines()).toEqual([]);
    expect(location.pathname).toBe(`/order/${order.id}`);
  });

  it('makes one booking and one order of a press that is repeated after a lost answer', async () => {
    await open(aVisitToBook, aPrintToBuy);
    await giveContact();
    story.api.on(bookings, () => Promise.reject(new TypeError('lost')));
    await reserve();
    expect((await summary()).textContent).toContain("Couldn't reach the server.");
    story.api.on(bookings, () => answer(placed, 201));
    story.api.on(orders, () => answer({ code: 'UNAVAILABLE', message: 'The service is busy.' }, 503));
    await reserve();
    await waitFor(() => expect(story.api.requestsTo(orders)).toHaveLength(1));
    expect((await summary()).textContent).toContain('The service is busy.');
    story.api.on(orders, () => answer(order, 201));
    await reserve();
    await arrived();
    const keysOf = (route: string) => new Set(story.api.requestsTo(route).map(({ key }) => key));
    expect([keysOf(bookings).size, keysOf(orders).size]).toEqual([1, 1]);
    expect(story.api.requestsTo(bookings)).toHaveLength(2); // the second was answered, so it was not asked a third time
  });

  it('ignores a second press while the first is under way', async () => {
    await open(aPrintToBuy);
    await giveContact();
    let answerNow = () => {};
    story.api.on(
      orders,
      () =>
        new Promise((resolve) => {
          answerNow = () => resolve(answer(order, 201));
        }),
    );
    await reserve();
    await press('Processing...');
    act(() => answerNow());
    await arrived();
    expect(story.api.requestsTo(orders)).toHaveLength(1);
  });
});

describe('what was typed', () => {
  it('is refused with its messages, and the focus goes to the summary', async () => {
    await open(aPrintToBuy);
    await reserve();
    await waitFor(async () => expect(document.activeElement).toBe(await summary()));
    expect(
      within(await summary())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Please enter your name', 'Please enter a valid email']);
    expect(story.api.requestsTo(orders)).toEqual([]);
  });

  it('is still there after a reload, and ends with the order', async () => {
    await open(aPrintToBuy);
    await giveContact();
    expect(sessionStorage.getItem('northlight-immersive-checkout-draft')).toContain('ann@example.com');
    await reserve();
    await arrived();
    expect(sessionStorage.getItem('northlight-immersive-checkout-draft')).not.toContain('ann@example.com');
  });

  it('need not be typed by who is signed in', async () => {
    const user = { id: 1, username: 'maya', email: 'maya@example.com', firstName: 'Maya', lastName: 'Ray', roles: [] };
    story.api.on('GET /api/auth/me', () => answer(user));
    await open(aPrintToBuy);
    await waitFor(async () => expect((await field('Name')).value).toBe('Maya Ray'));
  });
});

describe('a visit without a time', () => {
  it('asks for one before anything is booked', async () => {
    await open(aVisitForLater);
    await giveContact();
    await reserve();
    expect((await summary()).textContent).toContain('Jurassic Ride: Please select a time slot');
    await press(/^Saturday, November 28, 2099/);
    await press(/^10:00 AM/);
    expect(lines()).toMatchObject([
      { dateTime: 'November 28, 2099 at 10:00 AM', visit: { venueId: 1, date: '2099-11-28', time: '10:00' } },
    ]);
    await reserve();
    await arrived();
  });

  it('has its number of tickets and their type', async () => {
    await open(aVisitForLater);
    await userEvent.click(await screen.findByRole('radio', { name: /^Family Pack/ }));
    expect(lines()).toMatchObject([{ quantity: 4, visit: { ticketType: 'family' } }]);
    await userEvent.click(screen.getByRole('radio', { name: /^Member/ }));
    expect(lines()).toMatchObject([{ quantity: 2, visit: { ticketType: 'member' } }]);
  });
});
