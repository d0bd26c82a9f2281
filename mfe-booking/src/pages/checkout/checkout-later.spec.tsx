import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { giveContact, startAfresh } from '../../testing/booking-form.ts';
import { bookings, CheckoutStory, orders } from '../../testing/checkout-story.ts';
import { anOpenTicket, anOrder, aPrintToBuy, aVisitForLater, aVisitToBook } from '../../testing/order-builders.ts';
import { answer } from '../../testing/test-api.ts';

startAfresh();
const story = new CheckoutStory();
const { open, reserve, press, arrived, bill, summary, lines } = story;

describe('a visit whose time is chosen later', () => {
  it('is ordered at the price of today without being booked, beside what is', async () => {
    await open(aVisitForLater, aVisitToBook);
    await press('Choose a time later: Jurassic Ride');
    await screen.findByText(/^Choose a time within 12 months/);
    await waitFor(() => expect(bill()).toContain('Total $144.16'));
    await giveContact();
    const order = anOrder({ openTickets: [anOpenTicket()], products: [] });
    story.api.on(orders, () => answer(order, 201));
    story.api.on(`GET /api/orders/${order.id}`, () => answer(order));
    await reserve();
    await arrived();
    screen.getByText('1 visit, 1 visit without a time yet. Pay at the venue.');
    expect(story.api.requestsTo(bookings)).toHaveLength(1);
    expect(story.api.requestsTo(orders).map(({ body }) => body)).toMatchObject([
      {
        openTickets: [{ venueId: 1, experienceId: 1, numberOfTickets: 2, ticketType: 'standard' }],
        totalPrice: 144.16,
      },
    ]);
    expect(lines()).toEqual([]);
  });

  it('has to be said so: nothing is kept open by an oversight', async () => {
    await open(aVisitForLater);
    await giveContact();
    await reserve();
    expect((await summary()).textContent).toContain('Jurassic Ride: Please select a time slot');
    expect(story.api.requestsTo(orders)).toEqual([]);
  });

  it('may be given a time all the same', async () => {
    await open(aVisitForLater, aPrintToBuy);
    await press('Choose a time later: Jurassic Ride');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Choose a time'));
    await press('Choose a time: Jurassic Ride');
    await screen.findByRole('group', { name: 'Date, time, and tickets for Jurassic Ride' });
    expect(screen.queryByText(/^Choose a time within 12 months/)).toBeNull();
  });
});
