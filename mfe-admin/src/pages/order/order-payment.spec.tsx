import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OneDeskOrderView } from '@northlight/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';
import { oneOrder } from '../../testing/orders.ts';

const details = 'GET /api/admin/orders/NO-4T7W9KXB';

const open = (answers: Parameters<typeof openAdmin>[1], order: Partial<OneDeskOrderView> = {}) =>
  openAdmin('/admin/orders/NO-4T7W9KXB', { [details]: () => answer(oneOrder(order)), ...answers });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(cleanup);

describe('an order that is paid online', () => {
  const payment = `GET /api/orders/${oneOrder().id}/payment`;
  const paid = { state: 'paid', due: 0, paid: 128.08, refunded: 0, refunding: 0, url: null, expiresAt: null };

  it('has nothing to hand over or to send while it awaits that, and may be canceled', async () => {
    open({ [payment]: () => answer({ ...paid, state: 'open', due: 128.08, paid: 0 }) }, { status: 'awaiting_payment' });
    expect(await screen.findByText('Awaiting payment')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark as picked up' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Resend the email' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel this order' })).toBeTruthy();
  });

  it('is not paid a second time when it is handed over', async () => {
    open({ [payment]: () => answer({ ...paid, refunding: 20 }) }, { totalPrice: 108.08 });
    await screen.findByText('$128.08, $20.00 on its way back');
    await press('Mark as picked up');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/The whole order is paid online/)).toBeTruthy();
  });

  it('says what of it is to be paid at the desk', async () => {
    open({ [payment]: () => answer({ ...paid, paid: 100 }) });
    await press('Mark as picked up');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/\$28\.08 is to be paid here\./)).toBeTruthy();
  });

  it('gives money back to the card that paid when it is canceled', async () => {
    open({ [payment]: () => answer(paid) });
    await press('Cancel this order');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText(/What was paid online goes back to the card\./)).toBeTruthy();
  });
});
