import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SubscriptionView } from '@northlight/contracts';
import { gateway } from '@northlight/site-kit/booking-ui';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openFront, world } from '../../testing/open-front.tsx';

const ann = { id: 7, username: 'ann', firstName: 'Ann', membershipTier: 'none', subscriptionStatus: 'inactive' };
const none: SubscriptionView = {
  ...{ state: 'none', plan: null, monthly: null, paidUntil: null, nextPlan: null, nextMonthly: null },
  ...{ cancelsAtEnd: false, graceUntil: null, payUrl: null, pausedUntil: null, nextPayment: null, receipts: [] },
};
const gold: SubscriptionView = {
  ...none,
  ...{ state: 'active', plan: 'gold', monthly: 24, paidUntil: '2027-02-05T15:00:00.000Z' },
};

const visited: string[] = [];
beforeEach(() => {
  visited.length = 0;
  jest.spyOn(gateway, 'open').mockImplementation((url) => void visited.push(url));
});

const open = async (plan: string, subscription: SubscriptionView, more: Record<string, () => Response> = {}) => {
  const answers = world()
    .set('/api/auth/me', () => answer(ann))
    .set('/api/subscription', () => answer(subscription))
    .set('/api/payments/means', () => answer({ online: true, venueUpTo: 500 }));
  for (const [path, one] of Object.entries(more)) answers.set(path, one);
  openFront('/membership', answers);
  await userEvent.click(await screen.findByRole('button', { name: `Select Plan ${plan}` }));
  return within(await screen.findByRole('dialog', { name: `The ${plan} plan` }));
};

describe('somebody who selects a plan', () => {
  it('is told what they pay, and led to the page on which they do', async () => {
    const url = 'https://checkout.example.com/pay/1';
    const dialog = await open('Gold', none, { '/api/memberships/1/subscribe': () => answer({ url }) });
    expect(await dialog.findByText(/You pay \$24.00 now for the first month/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue to payment' }));
    expect(visited).toEqual([url]);
  });

  it('has a gift card pay first, once its code is one', async () => {
    const url = 'https://checkout.example.com/pay/2';
    const unknown = { code: 'VOUCHER_NOT_FOUND', message: 'We couldn’t find this gift voucher.' };
    let isKnown = false;
    const dialog = await open('Gold', none, {
      '/api/memberships/1/subscribe': () => (isKnown ? answer({ url }) : answer(unknown, 404)),
    });
    await userEvent.click(await dialog.findByRole('button', { name: 'Use a gift card' }));
    expect(await dialog.findByText(/Your gift card pays first/)).toBeTruthy();
    expect(dialog.queryByText(/You pay \$24/)).toBeNull();
    const pay = await dialog.findByRole('button', { name: 'Continue to payment' });
    await userEvent.click(pay);
    expect(await dialog.findByText('Please enter the code')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(/Gift card code/), 'k4m2-7qxd');
    await userEvent.click(pay);
    expect(await dialog.findByText('We couldn’t find this gift voucher.')).toBeTruthy();
    isKnown = true;
    await userEvent.type(dialog.getByLabelText('Amount to use (optional)'), '30');
    await userEvent.click(pay);
    expect(visited).toEqual([url]);
  });

  it('stays where the gateway does not answer, and may press again', async () => {
    const away = { code: 'SUBSCRIPTION_UNAVAILABLE', message: 'The payment service isn’t responding.' };
    const dialog = await open('Gold', none, { '/api/memberships/1/subscribe': () => answer(away, 503) });
    await userEvent.click(await dialog.findByRole('button', { name: 'Continue to payment' }));
    expect(await dialog.findByText('The payment service isn’t responding.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Continue to payment' })).toBeTruthy();
    expect(visited).toEqual([]);
  });

  it('is sent nowhere that is not safe', async () => {
    const dialog = await open('Gold', none, {
      '/api/memberships/1/subscribe': () => answer({ url: 'http://pay.example.com/' }),
    });
    await userEvent.click(await dialog.findByRole('button', { name: 'Continue to payment' }));
    expect(await dialog.findByText('Something went wrong. Please try again.')).toBeTruthy();
    expect(visited).toEqual([]);
  });

  it('changes from the next month on where they pay a plan already, and finds their own', async () => {
    const dialog = await open('Platinum', gold);
    expect(await dialog.findByText(/You’ve paid Gold until February 5, 2027/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Change to Platinum' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Select Plan Gold' }));
    expect(await screen.findByText('This is your plan.')).toBeTruthy();
  });

  it('is told where to ask while nothing can be paid online', async () => {
    const dialog = await open('Gold', none, { '/api/payments/means': () => answer({ online: false, venueUpTo: 500 }) });
    expect(await dialog.findByText(/^Plans can’t be paid online right now/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
  });
});
