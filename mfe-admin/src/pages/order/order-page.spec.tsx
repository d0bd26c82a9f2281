import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OneDeskOrderView } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';
import { oneOrder } from '../../testing/orders.ts';

const path = '/api/admin/orders/NO-4T7W9KXB';
const details = `GET ${path}`;
const bill = 'GET /api/bookings/0c1d9d1e-6a5b-4a55-9d8a-0d4a4a8f6f10';
const collected = (who: string | null): Partial<OneDeskOrderView> => ({
  ...{ status: 'collected', collectedAt: '2026-11-21T15:00:00.000Z' },
  changes: [
    ...oneOrder().changes,
    { what: 'collected', actor: 'user:3', who, reason: null, at: '2026-11-21T15:00:00.000Z' },
  ],
});

const open = (answers: Parameters<typeof openAdmin>[1] = {}, order: Partial<OneDeskOrderView> = {}) =>
  openAdmin('/admin/orders/NO-4T7W9KXB', { [details]: () => answer(oneOrder(order)), ...answers });
/** The keyboard goes on there once the button that was pressed is gone. */
const atItsState = () =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Current state' })));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(cleanup);

describe('one order', () => {
  it('shows whom it is for, what is in it, its visits, and who did what', async () => {
    open({}, collected('dana'));
    await screen.findByRole('heading', { level: 1, name: 'Order NO-4T7W9KXB' });
    const things = await screen.findByRole('region', { name: 'Merchandise' });
    expect(within(things).getByText('Flagship Tee, Small').closest('tr')?.textContent).toContain('2$28.00$56.00');
    expect(screen.getByRole('link', { name: 'NL-8K4M2QXD' }).getAttribute('href')).toBe('/admin/bookings/NL-8K4M2QXD');
    const [last, first] = within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem');
    expect(last?.textContent).toContain('Picked upby dana');
    expect(first?.textContent).toContain('Placedby a visitor');
    expect(screen.queryByRole('button', { name: 'Mark as picked up' })).toBeNull();
  });

  it('shows the tickets that wait for a time, or waited in vain', async () => {
    const ticket = {
      ...{ id: 'a', venueId: 1, venueName: 'Rochester Flagship', timezone: 'America/New_York', experienceId: 1 },
      ...{ experienceName: 'Zipline', experienceSlug: 'zipline', imageUrl: '/z.jpg', ticketType: 'standard' as const },
      ...{ numberOfTickets: 2, subtotal: 30, bookingFee: 1.8, totalPrice: 31.8, chooseBy: '2027-11-20' },
    };
    open(
      {},
      {
        openTickets: [
          { ...ticket, state: 'open' },
          { ...ticket, id: 'b', state: 'expired' },
        ],
      },
    );
    const tickets = within(await screen.findByRole('region', { name: 'Open tickets' })).getAllByRole('listitem');
    expect(tickets[0]?.textContent).toContain(
      'Choose a time by November 20, 2027, Rochester FlagshipNo time yet2 tickets, $31.80',
    );
    expect(tickets[1]?.textContent).toContain('Expired');
  });

  it('that is not there says so', async () => {
    open({ [details]: () => answer({ code: 'ORDER_NOT_FOUND', message: 'Order not found' }, 404) });
    await screen.findByText('There’s no order with this reference.');
  });
});

describe('merchandise at the desk', () => {
  const collect = `POST ${path}/collect`;
  const handOver = async () => {
    await press('Mark as picked up');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as picked up' }));
  };

  it('is handed over after a question that names it', async () => {
    let isCollected = false;
    const taxed = { tax: 4.48, discount: 6 }; // the desk takes what the customer was told
    const requests = open({
      [details]: () => answer(oneOrder(isCollected ? collected('dana') : taxed)),
      [collect]: () => {
        isCollected = true;
        return answer({ reference: 'NO-4T7W9KXB', status: 'collected', wasCollected: false });
      },
    });
    await press('Mark as picked up');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark NO-4T7W9KXB as picked up?' }));
    expect(dialog.getByText('2 × Flagship Tee, Small')).toBeTruthy();
    expect(dialog.getByText(/Merchandise total, tax included/).textContent).toContain('$54.48');
    expect(requests).not.toContain(`${collect} {}`);
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as picked up' }));
    expect(await screen.findByText('Picked up', { selector: 'span' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark as picked up' })).toBeNull();
    await atItsState();
  });

  it('that somebody else handed over meanwhile says who, and when', async () => {
    let isCollected = false;
    open({
      [details]: () => answer(oneOrder(isCollected ? collected('dana') : {})),
      [collect]: () => {
        isCollected = true;
        return answer({ reference: 'NO-4T7W9KXB', status: 'collected', wasCollected: true });
      },
    });
    await handOver();
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /NO-4T7W9KXB was already picked up on Nov 21, 2026, .* \(by dana\)\./,
    );
    const [close] = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' });
    await userEvent.click(close as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
    await atItsState();
  });

  it('that was cancelled meanwhile is not, and the reason stands where it was asked', async () => {
    open({ [collect]: () => answer({ code: 'ORDER_CANCELLED', message: 'This order was cancelled.' }, 409) });
    await handOver();
    expect((await screen.findByRole('alert')).textContent).toContain('This order was cancelled.');
  });
});

describe('an order that the house cancels', () => {
  const cancel = `POST ${path}/cancel`;
  const ask = async () => {
    await press('Cancel this order');
    return within(await screen.findByRole('alertdialog', { name: 'Cancel NO-4T7W9KXB?' }));
  };

  it('says what becomes of its visit and its money before the last press', async () => {
    let status: OneDeskOrderView['status'] = 'reserved';
    const requests = open({
      [details]: () => answer(oneOrder({ status })),
      [bill]: () => answer({ refundNow: 50.88, voucherNow: 20 }),
      [cancel]: () => {
        status = 'cancelled';
        return answer({ status, bookings: [{ id: 'a', reference: 'NL-8K4M2QXD', refund: 50.88, refusal: null }] });
      },
    });
    const dialog = await ask();
    expect(dialog.getByText('stays booked.')).toBeTruthy();
    await userEvent.click(dialog.getByLabelText('Also cancel its booking'));
    expect(await dialog.findByText('$50.88 will be refunded. $20.00 goes back to the gift voucher.')).toBeTruthy();
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'not_collected');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requests).toContain(`${cancel} {"reason":"not_collected","cancelBookings":true}`);
    await atItsState();
  });

  it('says which visit stays all the same, and why', async () => {
    const refusal = 'This booking is no longer active.';
    open({
      [bill]: () => answer({ refundNow: 0, paid: 50.88 }),
      [cancel]: () =>
        answer({ status: 'cancelled', bookings: [{ id: 'a', reference: 'NL-8K4M2QXD', refund: 0, refusal }] }),
    });
    const dialog = await ask();
    await userEvent.click(dialog.getByLabelText('Also cancel its booking'));
    expect(await dialog.findByText('No refund under this booking’s cancellation policy.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText(`NL-8K4M2QXD stays booked: ${refusal}`)).toBeTruthy();
  });
});

describe('the mail of an order', () => {
  it('is sent again, once for a press', async () => {
    const requests = open({ [`POST ${path}/resend`]: () => answer({ id: '7' }) });
    await press('Resend the email');
    await waitFor(() => expect(requests.filter((one) => one === details)).toHaveLength(2));
    expect(requests.filter((one) => one.startsWith('POST'))).toEqual([`POST ${path}/resend {}`]);
  });

  it('cannot be where the customer was forgotten', async () => {
    open({}, { customerName: '', customerEmail: '' });
    await screen.findByText('Name erased');
    expect(screen.queryByRole('button', { name: 'Resend the email' })).toBeNull();
  });
});
