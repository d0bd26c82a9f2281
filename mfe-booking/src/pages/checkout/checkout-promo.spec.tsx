import { describe, expect, it } from '@jest/globals';
import type { QuoteVisitDto } from '@northlight/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, giveContact, startAfresh } from '../../testing/booking-form.ts';
import { aQuote } from '../../testing/builders.ts';
import { bookings, CheckoutStory, orders, placed } from '../../testing/checkout-story.ts';
import { aPrintToBuy, aVisitToBook } from '../../testing/order-builders.ts';
import { answer } from '../../testing/test-api.ts';

startAfresh();
const story = new CheckoutStory();
const { open, reserve, press, arrived, bill } = story;

const apply = async (code: string) => {
  await press('Use a gift card or promo code');
  await userEvent.type(await field('Gift card or promo code'), `${code}{Enter}`);
};

describe('a promo code at checkout', () => {
  it('takes something off the visit and the merchandise, and is sent with both', async () => {
    const promoted = { discount: 6.8, promo: 6.8, subtotal: 61.2, bookingFee: 3.67, totalPrice: 64.87 };
    story.api.on('POST /api/bookings/quote', ({ body }) =>
      answer(aQuote((body as QuoteVisitDto).promoCode ? promoted : {})),
    );
    const goods = { code: 'TEN', kind: 'percent', value: 10, appliesTo: 'both', minimum: 0, ends: '2099-12-31' };
    story.api.on('POST /api/promo-codes/quote', () => answer({ ...goods, goodsDiscount: 2.8 }));
    story.api.on(bookings, () => answer({ ...placed, subtotal: 61.2, bookingFee: 3.67, totalPrice: 64.87 }, 201));
    await open(aVisitToBook, aPrintToBuy);
    await giveContact();
    await apply('TEN');
    await screen.findByText('The promo code takes $9.60 off.');
    await waitFor(() => expect(bill()).toContain('Promo code−$2.80'));
    expect(bill()).toContain('Total $90.07');
    await reserve();
    await arrived();
    expect(story.api.requestsTo(bookings)[0]?.body).toMatchObject({ promoCode: 'TEN', totalPrice: 64.87 });
    expect(story.api.requestsTo(orders)[0]?.body).toMatchObject({ promoCode: 'TEN', totalPrice: 90.07 });
  });
});
