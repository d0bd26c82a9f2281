import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AccountView, PlanReceiptView, SubscriptionView } from '@northlight/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAfresh } from '../../testing/booking-form.ts';
import { openFront } from '../../testing/open-front.tsx';
import { answer, TestApi } from '../../testing/test-api.ts';

const maya: AccountView = {
  ...{ id: 1, username: 'maya', email: 'maya@example.com', emailVerified: true, pendingEmail: null, firstName: 'Maya' },
  ...{ lastName: null, membershipTier: 'gold', subscriptionStatus: 'active', subscriptionStartDate: '2027-01-05' },
  ...{ subscriptionEndDate: '2027-02-05', guestPassesLeft: 1, isAdmin: false, roles: [] },
  createdAt: '2026-11-01T12:00:00Z',
};
const gold: SubscriptionView = {
  ...{ state: 'active', plan: 'gold', monthly: 24, paidUntil: '2027-02-05T15:00:00.000Z', nextPlan: null },
  ...{ nextMonthly: null, cancelsAtEnd: false, graceUntil: null, payUrl: null, pausedUntil: null, nextPayment: null },
  receipts: [
    {
      ...{ id: 'in_1', plan: 'gold', amount: 24, url: 'https://pay.example.com/in_1' },
      ...{ paidAt: '2027-01-05T15:00:00.000Z', paidUntil: '2027-02-05T15:00:00.000Z' },
    },
  ],
};

let api: TestApi;

startAfresh();
beforeEach(() => {
  api = new TestApi();
  api.on('GET /api/auth/sessions', () => answer([]));
  api.on('GET /api/memberships', () => answer([]));
  api.on('GET /api/auth/second-factor', () =>
    answer({ since: null, passkeys: [], recoveryCodesLeft: 0, isRequired: false }),
  );
  api.on('GET /api/auth/me', () => answer(maya));
  api.on('GET /api/auth/account', () => answer(maya));
});

const membership = () => within(screen.getByRole('region', { name: 'Membership' }));
const open = async (change: Partial<SubscriptionView> = {}, address = '/profile') => {
  api.on('GET /api/subscription', () => answer({ ...gold, ...change }));
  openFront(address, api);
  await screen.findByRole('region', { name: 'Membership' });
};

describe('a plan that is paid by the month', () => {
  it('says when the next payment is, and shows what was paid', async () => {
    await open();
    expect((await membership().findByText('Next payment')).nextSibling?.textContent).toBe('$24.00 on February 5, 2027');
    const receipts = within(membership().getByRole('region', { name: 'Receipts' }));
    expect(receipts.getByRole('link', { name: 'Gold, January 5, 2027' }).getAttribute('href')).toBe(
      'https://pay.example.com/in_1',
    );
  });

  it('says what is due, until when it is kept, and where it is paid', async () => {
    const payUrl = 'https://pay.example.com/in_2';
    await open({ state: 'past_due', graceUntil: '2027-02-12T15:00:00.000Z', payUrl });
    expect(await membership().findByText(/You keep your plan until February 12, 2027/)).toBeTruthy();
    expect(membership().getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe(payUrl);
    expect(membership().queryByText('Next payment')).toBeNull();
  });

  it('is paid with a gift card for the months to come, and says what is left of it', async () => {
    const [receipt] = gold.receipts as [PlanReceiptView];
    const receipts = [24, 18].map((giftCard) => ({ ...receipt, id: `in_${giftCard}`, giftCard }));
    api.on('POST /api/subscription/gift-card', () => answer({ ...gold, giftCardLeft: 60, receipts }));
    await open();
    expect(membership().queryByText('Left from gift cards')).toBeNull();
    await userEvent.click(await membership().findByRole('button', { name: 'Use a gift card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Use a gift card' }));
    await userEvent.type(await dialog.findByLabelText(/Gift card code/), 'k4m2-7qxd');
    await userEvent.type(dialog.getByLabelText('Amount to use (optional)'), '60');
    await userEvent.click(dialog.getByRole('button', { name: 'Use gift card' }));
    expect((await membership().findByText('Left from gift cards')).nextSibling?.textContent).toBe('$60.00');
    const [sent] = api.requestsTo('POST /api/subscription/gift-card');
    expect(sent?.body).toEqual({ voucherCode: 'k4m2-7qxd', voucherAmount: 60 });
    for (const text of ['$24.00 with gift card', '$24.00 ($18.00 with gift card)'])
      expect(membership().getByText(text)).toBeTruthy();
    await userEvent.click(membership().getByRole('button', { name: 'Cancel plan' }));
    expect(await screen.findByText(/^The \$60\.00 that your gift card hasn’t paid by then goes back/)).toBeTruthy();
  });

  it('is canceled once that is confirmed, and renewed again where it is taken back', async () => {
    api.on('DELETE /api/subscription', () => answer({ ...gold, cancelsAtEnd: true }));
    api.on('POST /api/subscription/resume', () => answer(gold));
    await open();
    await userEvent.click(await membership().findByRole('button', { name: 'Cancel plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel your plan?' }));
    expect(dialog.getByText(/You keep it until February 5, 2027/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel plan' }));
    expect((await membership().findByText('Ends on')).nextSibling?.textContent).toBe('February 5, 2027');
    await userEvent.click(membership().getByRole('button', { name: 'Keep my plan' }));
    expect(await membership().findByText('Next payment')).toBeTruthy();
  });

  it('waits for its confirmation after the payment', async () => {
    await open({ state: 'started', paidUntil: null, receipts: [] }, '/profile?plan=paid');
    expect(await membership().findByText('Confirming your payment…')).toBeTruthy();
  });
});

describe('a plan that is paused', () => {
  const paused = { ...gold, pausedUntil: '2027-04-05T14:00:00.000Z' };

  it('is paused for the months that were chosen, and says from when to when', async () => {
    api.on('POST /api/subscription/pause', () => answer(paused));
    await open();
    await userEvent.click(await membership().findByRole('button', { name: 'Pause plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pause your plan?' }));
    expect(dialog.getByText(/You keep it until February 5, 2027/)).toBeTruthy();
    await userEvent.selectOptions(dialog.getByLabelText('For how long?'), '2 months');
    await userEvent.click(dialog.getByRole('button', { name: 'Pause plan' }));
    expect((await membership().findByText('Paused from')).nextSibling?.textContent).toBe('February 5, 2027');
    expect(membership().getByText('Resumes on').nextSibling?.textContent).toBe('April 5, 2027');
    expect(api.requestsTo('POST /api/subscription/pause')[0]?.body).toEqual({ months: 2 });
  });

  it('rests once the paid month is over, and is had back', async () => {
    api.on('GET /api/auth/account', () => answer({ ...maya, subscriptionStatus: 'expired' }));
    api.on('DELETE /api/subscription/pause', () => answer({ ...gold, nextPayment: '2027-03-05T15:00:00.000Z' }));
    await open(paused);
    expect(await membership().findByText('Paused')).toBeTruthy();
    await userEvent.click(membership().getByRole('button', { name: 'Resume plan' }));
    expect((await membership().findByText('Next payment')).nextSibling?.textContent).toBe('$24.00 on March 5, 2027');
    expect(membership().queryByRole('button', { name: 'Pause plan' })).toBeNull();
  });
});
