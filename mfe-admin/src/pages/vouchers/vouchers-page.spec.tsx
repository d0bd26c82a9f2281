import { beforeEach, describe, expect, it } from '@jest/globals';
import type { VoucherView } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const ann: VoucherView = {
  id: '01a1f978-b580-77b3-9189-659cdda54fe1',
  ...{ codeEnd: 'K4M2', amount: 100, balance: 32, expires: '2035-11-22', status: 'live' },
  ...{ issuedAt: '2026-11-22T15:00:00.000Z', revokedAt: null, revokedFor: null },
  recipient: { name: 'Ann Lee', email: 'ann@example.com', message: 'Happy birthday' },
  spentOn: [
    {
      ...{ bookingId: '01a1f978-b580-77b3-9189-659cdda54fe2', reference: 'NL-7K4M2QXD', venueId: 1 },
      ...{ amount: 68, givenBack: 0, at: '2026-11-22T16:00:00.000Z' },
    },
  ],
};
const wrongAmount = { field: 'amount', message: 'Please enter an amount from $5 to $1,000' };
const list = () => answer({ items: [ann], nextCursor: null });

beforeEach(cleanup);

describe('the page of gift vouchers', () => {
  it('opens the form by its address, keeps what was typed when it is refused, and issues', async () => {
    let tries = 0;
    const issue = 'POST /api/admin/vouchers';
    const requests = openAdmin('/admin/vouchers?issue=1', {
      'GET /api/admin/vouchers': list,
      [issue]: () =>
        tries++ === 0
          ? answer({ code: 'INVALID_INPUT', message: 'Please check.', errors: [wrongAmount] }, 400)
          : answer({ id: ann.id, codeEnd: 'K4M2', amount: 50, expires: '2035-11-22' }, 201),
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Issue a gift voucher' }));
    await userEvent.type(dialog.getByLabelText('Amount'), '4');
    await userEvent.type(dialog.getByLabelText('Recipient name'), 'Ann Lee');
    await userEvent.type(dialog.getByLabelText('Recipient email'), 'ann@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Issue and send' }));
    expect(await dialog.findByText(wrongAmount.message)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Recipient name').value).toBe('Ann Lee');
    await userEvent.clear(dialog.getByLabelText('Amount'));
    await userEvent.type(dialog.getByLabelText('Amount'), '50');
    await userEvent.click(dialog.getByRole('button', { name: 'Issue and send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.filter((one) => one.startsWith(issue)).at(-1)).toContain('"amount":50');
    expect(location.search).toBe('');
  });

  it('shows what a voucher was spent on, and revokes it with a reason', async () => {
    const revoke = `POST /api/admin/vouchers/${ann.id}/revoke`;
    const requests = openAdmin('/admin/vouchers', {
      'GET /api/admin/vouchers': list,
      [revoke]: () => answer({ ...ann, status: 'revoked' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Open voucher …K4M2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Gift voucher …K4M2' }));
    expect(dialog.getByRole('link', { name: 'NL-7K4M2QXD' }).getAttribute('href')).toBe('/admin/bookings/NL-7K4M2QXD');
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke…' }));
    await userEvent.selectOptions(dialog.getByLabelText('Reason for revoking'), 'misuse');
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke voucher' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.filter((one) => one.startsWith(revoke))).toEqual([`${revoke} {"reason":"misuse"}`]);
  });
});
