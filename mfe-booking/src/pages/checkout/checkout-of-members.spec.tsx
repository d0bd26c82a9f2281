import { expect, it } from '@jest/globals';
import type { QuoteVisitDto } from '@northlight/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAfresh } from '../../testing/booking-form.ts';
import { aQuote } from '../../testing/builders.ts';
import { bookings, CheckoutStory, orders } from '../../testing/checkout-story.ts';
import { aPrintToBuy, aVisitToBook } from '../../testing/order-builders.ts';
import { answer } from '../../testing/test-api.ts';

startAfresh();
const story = new CheckoutStory();

const gold = {
  ...{ id: 7, username: 'ann', firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', isEmailVerified: true },
  ...{ membershipTier: 'gold', subscriptionStatus: 'active', isAdmin: false, roles: [] },
};

it('shows a member what merchandise costs them before they order, and sends that total', async () => {
  story.api.on('GET /api/auth/me', () => answer(gold));
  await story.open(aVisitToBook, aPrintToBuy);
  await waitFor(() => expect(story.bill()).toContain('Tickets$68.00Merchandise$23.80Subtotal$91.80'));
  const things = within(screen.getByRole('region', { name: 'For pickup' }));
  expect(things.getByText('$23.80 each · Member price')).toBeTruthy();
  await story.reserve();
  await story.arrived();
  expect(story.api.requestsTo(orders)[0]?.body).toMatchObject({ totalPrice: 95.88 });
});

it('lets a member bring a guest for $0, as far as their passes go, and sends that', async () => {
  const guest = { guestPasses: 1, guestPassDiscount: 34, discount: 34, subtotal: 34 };
  story.api.on('GET /api/auth/me', () => answer(gold));
  story.api.on('GET /api/guest-passes', () => answer({ passes: 2, left: 2, until: '2099-12-31' }));
  story.api.on('POST /api/bookings/quote', ({ body }) =>
    answer(aQuote((body as QuoteVisitDto).guestPasses ? { ...guest, bookingFee: 2.04, totalPrice: 36.04 } : {})),
  );
  await story.open(aVisitToBook);
  const field = await screen.findByLabelText<HTMLSelectElement>('Use a guest pass (2 left)');
  expect([...field.options].map(({ text }) => text)).toEqual(['No guest pass', '1 guest for $0']);
  await userEvent.selectOptions(field, '1 guest for $0');
  expect((await screen.findByText('1 guest pass')).nextSibling?.textContent).toBe('−$34.00');
  await waitFor(() => expect(story.bill()).toContain('Tickets$34.00'));
  await story.reserve();
  await story.arrived();
  expect(story.api.requestsTo(bookings)[0]?.body).toMatchObject({ guestPasses: 1, totalPrice: 36.04 });
});

it('offers no pass to a party of one, to a Family Pack, or where none is left', async () => {
  story.api.on('GET /api/auth/me', () => answer(gold));
  story.api.on('GET /api/guest-passes', () => answer({ passes: 2, left: 2, until: '2099-12-31' }));
  await story.open({ ...aVisitToBook, quantity: 1 });
  await waitFor(() => expect(story.api.requestsTo('GET /api/guest-passes')).toHaveLength(1));
  expect(screen.queryByLabelText(/guest pass/)).toBeNull();
});
