import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RefundsView, RefundView } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const ann: RefundView = {
  bookingId: '01a1f978-b580-77b3-9189-659cdda54fe1',
  reference: 'NL-7K4M2QXD',
  ...{ owedForVoucher: 0, withdrawable: 0 },
  ...{ state: 'requested', owed: 72.08, paid: 0, requestedAt: '2026-11-20T15:00:00.000Z', settledAt: null },
  ...{ method: null, receipt: null, failure: null },
  ...{ customerName: 'Ann Lee', customerEmail: 'ann@example.com', customerPhone: null },
  ...{ venueName: 'Rochester Flagship', timezone: 'America/New_York' },
  ...{ experienceName: 'Jurassic Ride', date: '2026-11-28', time: '14:30' },
};

const page: RefundsView = {
  items: [ann],
  nextCursor: null,
  sums: [{ state: 'requested', count: 1, amount: 72.08 }],
};
const none: RefundsView = { items: [], nextCursor: null, sums: [] };
const pay = `POST /api/admin/bookings/${ann.bookingId}/refund/pay`;

const open = (answers: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin('/admin/refunds', { 'GET /api/admin/refunds': () => answer(page), ...answers });
const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve the refund of NL-7K4M2QXD' }));
  return within(await screen.findByRole('dialog', { name: '$72.08 for NL-7K4M2QXD' }));
};

beforeEach(cleanup);

describe('the queue of refunds', () => {
  it('goes back a page where the last refund of a later one was settled', async () => {
    const bob = { ...ann, bookingId: 'b', reference: 'NL-BBBBBBBB' };
    const pages = new Map([
      [null, { ...page, items: [bob], nextCursor: 'bob' }],
      ['bob', page],
    ] as [string | null, RefundsView][]);
    open({
      'GET /api/admin/refunds': (query) => answer(pages.get(query.get('cursor'))),
      [pay]: () => {
        pages.set('bob', none);
        return answer({ bookingId: ann.bookingId, state: 'refunded', owed: 0, paid: 72.08 });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as refunded' }));
    expect(await screen.findByRole('link', { name: 'Ann Lee' })).toBeTruthy();
    await screen.findByText('NL-BBBBBBBB');
    expect(screen.queryByText('No refunds owed')).toBeNull();
  });

  it('keeps its order: the headings sort nothing, for only a page of it is there', async () => {
    open();
    await screen.findByRole('link', { name: 'Ann Lee' });
    expect(screen.getAllByRole('columnheader').some((head) => within(head).queryByRole('button'))).toBe(false);
  });

  it('says who waits for how much, and takes what was paid off the list', async () => {
    let isPaid = false;
    const requests = open({
      'GET /api/admin/refunds': () => answer(isPaid ? none : page),
      [pay]: () => {
        isPaid = true;
        return answer({ bookingId: ann.bookingId, state: 'refunded', owed: 0, paid: 72.08 });
      },
    });
    expect(await screen.findByText('1 refund, $72.08 total')).toBeTruthy();
    const dialog = await openDialog();
    await userEvent.selectOptions(dialog.getByLabelText('Refund method'), 'transfer');
    const receipt = dialog.getByLabelText('Receipt number (optional)');
    await userEvent.type(receipt, 'for Ann Lee');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as refunded' }));
    expect(dialog.getByText('Please use at most 24 letters and numbers')).toBeTruthy();
    await userEvent.clear(receipt);
    await userEvent.type(receipt, 'T-118');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as refunded' }));
    expect(await screen.findByText('No refunds owed')).toBeTruthy();
    expect(requests.filter((one) => one.startsWith(pay))).toEqual([
      `${pay} {"amount":72.08,"method":"transfer","receipt":"T-118"}`,
    ]);
  });

  it('says what a gift voucher had paid that takes nothing back any more', async () => {
    open({ 'GET /api/admin/refunds': () => answer({ ...page, items: [{ ...ann, owedForVoucher: 50 }] }) });
    expect(await screen.findByText('$50.00 from a gift voucher')).toBeTruthy();
    const dialog = await openDialog();
    expect(dialog.getByText('$50.00 of it was paid with a gift voucher')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>(/^Refund paid/).checked).toBe(true);
  });

  it('withdraws what was entered by mistake, where nothing has happened to it since', async () => {
    const withdraw = `POST /api/admin/bookings/${ann.bookingId}/refund/withdraw`;
    const requests = open({
      'GET /api/admin/refunds': () => answer({ ...page, items: [{ ...ann, withdrawable: 42.08 }] }),
      [withdraw]: () => answer({ bookingId: ann.bookingId, state: 'requested', owed: 30, paid: 0 }),
    });
    const dialog = await openDialog();
    await userEvent.click(dialog.getByLabelText(/^Refund entered by mistake/));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw $42.08' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.filter((one) => one.startsWith(withdraw))).toEqual([`${withdraw} {"amount":42.08}`]);
    cleanup();
    open();
    expect((await openDialog()).queryByLabelText(/^Refund entered by mistake/)).toBeNull();
  });

  it('says what is against it where it stands, and keeps what was typed', async () => {
    open({ [pay]: () => answer({ code: 'REFUND_ALREADY_PAID', message: 'This refund was paid already.' }, 409) });
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText('Receipt number (optional)'), 'R-7');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as refunded' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('This refund was paid already.');
    expect(dialog.getByLabelText<HTMLInputElement>('Receipt number (optional)').value).toBe('R-7');
  });
});
