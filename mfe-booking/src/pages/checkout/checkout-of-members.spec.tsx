import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { startAfresh } from '../../testing/booking-form.ts';
import { CheckoutStory, orders } from '../../testing/checkout-story.ts';
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
