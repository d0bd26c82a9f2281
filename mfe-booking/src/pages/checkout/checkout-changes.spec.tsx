import { describe, expect, it } from '@jest/globals';
import type { PlaceBookingDto } from '@northlight/contracts';
import { addToCart, clearCart } from '@northlight/site-kit';
import { act, screen } from '@testing-library/react';
import { field, giveContact, startAfresh } from '../../testing/booking-form.ts';
import { aManagedBooking } from '../../testing/builders.ts';
import { bookings, CheckoutStory, order, orders, placed, standing } from '../../testing/checkout-story.ts';
import { aPrintToBuy, aProduct, aVisitToBook } from '../../testing/order-builders.ts';
import { answer } from '../../testing/test-api.ts';

startAfresh();
const story = new CheckoutStory();
const { open, reserve, press, arrived, bill, summary, lines } = story;

describe('things that change while somebody is typing', () => {
  it('a slot that fills: the stated words, fresh times, and nothing typed is lost', async () => {
    await open(aVisitToBook, aPrintToBuy);
    await giveContact();
    const full = { code: 'SLOT_FULL', message: 'Not enough seats: 0 left at this time.' };
    story.api.on(bookings, () => answer(full, 409));
    await reserve();
    expect((await summary()).textContent).toContain('Not enough seats: 0 left at this time.');
    expect(await screen.findByText('Please choose another time. Everything else stays as you left it.')).toBeTruthy();
    expect((await field('Email')).value).toBe('ann@example.com');
    story.api.on(bookings, ({ body }) => answer({ ...placed, time: (body as PlaceBookingDto).time }, 201));
    await press(/^3:15 PM/);
    await reserve();
    await arrived();
    expect(story.api.requestsTo(bookings).at(-1)?.body).toMatchObject({ time: '15:15' });
  });

  it('a print that sells: the line says what is left, and one press settles it', async () => {
    await open({ ...aPrintToBuy, quantity: 3 });
    await giveContact();
    story.api.on('GET /api/products', () => answer([aProduct({ inventory: 2 })]));
    const message = 'Not enough in stock: Prehistoric Dawn Print, 2 left.';
    story.api.on(orders, () => answer({ code: 'OUT_OF_STOCK', message }, 409));
    await reserve();
    expect((await summary()).textContent).toContain('Prehistoric Dawn Print: Only 2 left.');
    await press('Set to 2: Prehistoric Dawn Print');
    expect(lines()).toMatchObject([{ quantity: 2 }]);
    story.api.on(orders, () => answer(order, 201));
    await reserve();
    await arrived();
  });

  it('a booking that has lapsed: it can be booked again', async () => {
    const booked = { bookingId: placed.id, reference: placed.reference, tickets: 2, manageToken: 'm' };
    story.api.on(standing, () => answer(aManagedBooking({ status: 'expired' })));
    await open({ ...aVisitToBook, quantity: 1, price: 72.08, booked });
    await press('Book these seats again: Jurassic Ride');
    expect(lines()).toMatchObject([{ quantity: 2, price: 34 }]);
    expect(lines()[0]).not.toHaveProperty('booked');
  });

  it('a price: the new total is shown before anything is ordered', async () => {
    await open(aVisitToBook);
    await giveContact();
    story.api.on(bookings, () => answer({ ...placed, totalPrice: 80, priceAdjusted: true }, 201));
    story.api.on(standing, () => answer(aManagedBooking({ date: placed.date, time: '10:00', totalPrice: 80 })));
    await reserve();
    expect((await summary()).textContent).toContain('A price changed while you were ordering.');
    expect(bill()).toContain('Total $80.00');
    expect(story.api.requestsTo(orders)).toEqual([]);
    await reserve();
    await arrived();
  });

  it('nothing is left: the page says so, and leads on', async () => {
    await open(aPrintToBuy);
    act(clearCart);
    expect(screen.getByText('Your cart is empty')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Visit the shop' }).getAttribute('href')).toBe('/merch');
  });

  it('pieces that another tab adds meanwhile stay in the cart', async () => {
    await open(aPrintToBuy);
    await giveContact();
    story.api.on(orders, () => {
      act(() => addToCart(aPrintToBuy));
      return answer(order, 201);
    });
    await reserve();
    await arrived();
    expect(lines()).toMatchObject([{ name: 'Prehistoric Dawn Print', quantity: 1 }]);
  });
});
