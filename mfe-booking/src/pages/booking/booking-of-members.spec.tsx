import { describe, expect, it } from '@jest/globals';
import type { QuoteVisitDto, UserView } from '@northlight/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookButton, chosen, field, slot, startAfresh } from '../../testing/booking-form.ts';
import { aPlacedBooking, aQuote } from '../../testing/builders.ts';
import { openFront } from '../../testing/open-front.tsx';
import { answer, TestApi } from '../../testing/test-api.ts';

startAfresh();

const quotes = 'POST /api/bookings/quote';
const maya: UserView = {
  ...{ id: 1, username: 'maya', email: 'maya@example.com', emailVerified: true, firstName: 'Maya', lastName: 'Reed' },
  ...{ membershipTier: 'platinum', subscriptionStatus: 'active', isAdmin: false, roles: [] },
};
const forMembers = {
  ticketType: 'member',
  discount: 6.8,
  subtotal: 61.2,
  bookingFee: 3.67,
  totalPrice: 64.87,
} as const;
const byPlan = { ...forMembers, discount: 13.6, subtotal: 54.4, bookingFee: 3.26, totalPrice: 57.66, planPercent: 20 };

/** The page for somebody, on an API that prices member tickets as the server does. */
function openAs(user: UserView | undefined) {
  const api = new TestApi();
  if (user) api.on('GET /api/auth/me', () => answer(user));
  const hasPlan = user?.subscriptionStatus === 'active';
  api.on('GET /api/memberships', () => answer([{ id: 3, slug: 'platinum', name: 'Platinum', discountPercentage: 20 }]));
  api.on(quotes, ({ body }) => {
    const { ticketType, customerEmail } = body as QuoteVisitDto;
    if (ticketType !== 'member') return answer(aQuote({ ticketType }));
    const isTheirs = user?.roles.length === 0 || customerEmail === user?.email;
    return answer(aQuote(hasPlan && isTheirs ? byPlan : forMembers));
  });
  openFront(`${chosen}&type=member`, api);
  return api;
}

const hint = async () => (await screen.findByRole('radio', { name: /^Member/ })).closest('label')?.textContent;
const ticket = async () => within(await screen.findByRole('region', { name: 'Your ticket' }));
const stated = 'Member10% off. Bring your membership card. We’ll check it at the door.';
const withPlan = 'Member20% off with your Platinum plan. No card needed.';

describe('a member ticket', () => {
  it('costs the holder of a plan what the server says, in words and in the total that is booked', async () => {
    const api = openAs(maya);
    api.on('POST /api/bookings', () => answer(aPlacedBooking(byPlan), 201));
    await (await ticket()).findByText('Plan discount (20%)');
    (await ticket()).getByText('$57.66');
    await waitFor(async () => expect(await hint()).toBe(withPlan));
    await slot(/^3:15 PM/);
    await userEvent.click(bookButton());
    await screen.findByRole('heading', { name: 'What happens next' });
    expect(api.requestsTo('POST /api/bookings')[0]?.body).toMatchObject({ totalPrice: 57.66, ticketType: 'member' });
    expect(screen.queryByText(/membership card/)).toBeNull();
  });

  it.each([
    ['a visitor', undefined],
    ['somebody whose plan has ended', { ...maya, subscriptionStatus: 'expired' }],
  ])('costs %s 10%% less, with the card at the door', async (_, user) => {
    openAs(user);
    await (await ticket()).findByText('$64.87');
    (await ticket()).getByText('Member discount');
    await waitFor(async () => expect(await hint()).toBe(stated));
  });

  it('is at the price of their own plan for the staff only while they book for themselves', async () => {
    openAs({ ...maya, roles: ['desk'] });
    await (await ticket()).findByText('$57.66');
    await waitFor(async () => expect(await hint()).toBe(withPlan));
    const email = await field('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'guest@example.com');
    await (await ticket()).findByText('$64.87');
    await waitFor(async () => expect(await hint()).toBe(stated));
    await userEvent.clear(email);
    await userEvent.type(email, 'Maya@example.com');
    await (await ticket()).findByText('$57.66');
  });
});
