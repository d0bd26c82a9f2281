import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ManagedUserView } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const maya: ManagedUserView = {
  ...{ id: 2, username: 'maya', email: 'maya@example.com', emailVerified: true, firstName: null, lastName: null },
  ...{ isAdmin: false, roles: [], isDeactivated: false, hasSecondFactor: false, createdAt: '2026-11-20T15:00:00.000Z' },
  plan: { tier: 'none', status: 'inactive', since: null, until: null, guestPassesLeft: 0 },
};
const goldPlan = { tier: 'gold', status: 'active', since: '2026-11-22', until: '2099-12-31', guestPassesLeft: 1 };
const plans = [
  { id: 1, slug: 'silver', name: 'Silver', displayOrder: 1, guestPasses: 0 },
  { id: 2, slug: 'gold', name: 'Gold', displayOrder: 2, guestPasses: 1 },
];
const grant = 'PUT /api/admin/users/2/plan';
const tooLate = {
  statusCode: 400,
  code: 'PLAN_ENDS_LATE',
  message: 'Please choose a last day until November 22, 2028.',
};

beforeEach(cleanup);

async function openPlan(user: ManagedUserView, granted: () => Response) {
  let now = user;
  const requests = openAdmin('/admin/users', {
    'GET /api/admin/users': () => answer({ items: [now], nextCursor: null }),
    'GET /api/memberships': () => answer(plans),
    [grant]: () => {
      const input = granted();
      if (input.ok) now = { ...user, plan: goldPlan };
      return input;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /maya/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'maya’s plan' }));
  return { requests, dialog, sent: () => requests.filter((one) => one.startsWith(grant)) };
}

describe('the plan of an account', () => {
  it('is given with a month and the guest passes that belong to it, and shown', async () => {
    const { dialog, sent } = await openPlan(maya, () => answer({ ...maya, plan: goldPlan }));
    await userEvent.selectOptions(dialog.getByLabelText('Plan'), 'Gold');
    expect(dialog.getByLabelText<HTMLInputElement>('Guest passes a month').value).toBe('1');
    const day = dialog.getByLabelText<HTMLInputElement>('Last day');
    const first = day.value;
    await userEvent.click(dialog.getByRole('button', { name: 'Add a month' }));
    expect(day.value > first).toBe(true);
    await userEvent.click(dialog.getByRole('button', { name: 'Save plan' }));
    expect(await screen.findByText(/Gold until December 31, 2099, 1 guest pass a month/)).toBeTruthy();
    expect(sent()).toEqual([expect.stringContaining('"tier":"gold"')]);
  });

  it('keeps what was typed when it is refused, and says why at the field', async () => {
    const { dialog } = await openPlan(maya, () => answer(tooLate, 400));
    await userEvent.selectOptions(dialog.getByLabelText('Plan'), 'Gold');
    await userEvent.clear(dialog.getByLabelText('Guest passes a month'));
    await userEvent.type(dialog.getByLabelText('Guest passes a month'), '7');
    await userEvent.click(dialog.getByRole('button', { name: 'Save plan' }));
    expect(await dialog.findByText(tooLate.message)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Guest passes a month').value).toBe('7');
  });

  it('ends when none is chosen, which is said before', async () => {
    const { dialog, sent } = await openPlan({ ...maya, plan: goldPlan }, () => answer(maya));
    await userEvent.selectOptions(dialog.getByLabelText('Plan'), 'No plan');
    expect(dialog.getByText('The plan and its guest passes end now.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Save plan' }));
    await waitFor(() => expect(sent()).toEqual([`${grant} {"tier":"none"}`]));
  });
});
