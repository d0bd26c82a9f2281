import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingStatus, BookingView, DeskBookingView } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, answer, openAdmin } from '../../testing/open-admin.tsx';

const ann: DeskBookingView = {
  ...{ id: 'b1', reference: 'NL-7K4M2QXD', status: 'checked_in', venueId: 1, slotId: '1-1-2026-11-28-1430' },
  ...{ experienceId: 1, experienceName: 'Jurassic Ride', timezone: 'America/New_York', date: '2026-11-28' },
  ...{ time: '14:30', numberOfTickets: 4, ticketType: 'standard', totalPrice: 144.16, refund: null, notes: [] },
  ...{ customerName: 'Ann Lee', customerEmail: 'ann@example.com', customerPhone: null },
  checkedInAt: '2026-11-28T19:20:00.000Z',
};
const path = '/api/admin/bookings/NL-7K4M2QXD';
type Paid = Pick<BookingView, 'paid' | 'refund' | 'voucherBack'>;

function open(bill: Paid, { status = 'checked_in' as BookingStatus, user = admin } = {}) {
  const now = { ...ann, status };
  return openAdmin('/admin/bookings/NL-7K4M2QXD', {
    'GET /api/auth/me': () => answer(user),
    'GET /api/admin/bookings': () => answer({ items: [now], nextCursor: null, within: null }),
    [`GET ${path}`]: () => answer({ ...now, refundState: 'none' }),
    [`GET ${path}/history`]: () => answer({ items: [], nextCursor: null }),
    'GET /api/admin/bookings/b1/notes': () => answer([]),
    'GET /api/admin/orders': () => answer({ items: [], nextCursor: null }),
    'GET /api/bookings/b1': () => answer(bill),
    'POST /api/admin/bookings/b1/refund/grant': () =>
      answer({ bookingId: 'b1', state: 'requested', owed: 36.04, paid: 0 }),
  });
}

const part = { name: 'Refund part of this booking' };
async function question() {
  await userEvent.click(await screen.findByRole('button', part));
  return within(await screen.findByRole('dialog', { name: 'Refund part of NL-7K4M2QXD' }));
}
const sent = (requests: readonly string[]) => requests.filter((call) => call.startsWith('POST'));
const submit = { name: /^Refund( \$[\d.-]+)?$/ };

beforeEach(cleanup);

describe('an admin who refunds a part of a booking', () => {
  it('sees what there is to refund, and gives an amount and a reason, also once the guests are in', async () => {
    const requests = open({ paid: 144.16, refund: 20, voucherBack: 16 });
    const dialog = await question();
    await dialog.findByText('Paid: $144.16. Refunded or owed: $36.00. You can refund up to $108.16.');
    await userEvent.type(dialog.getByLabelText(/^Amount/), '36.04');
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'safety');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $36.04' }));
    expect(sent(requests)).toEqual(['POST /api/admin/bookings/b1/refund/grant {"amount":36.04,"reason":"safety"}']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['', 'Please enter the amount in dollars'],
    ['-1', 'Please enter the amount in dollars'],
    ['144.17', 'Please enter at most $144.16'],
  ])('cannot refund "%s"', async (amount, problem) => {
    const requests = open({ paid: 144.16, refund: null }, { status: 'completed' });
    const dialog = await question();
    const field = await dialog.findByLabelText(/^Amount/);
    if (amount) await userEvent.type(field, amount);
    await userEvent.click(dialog.getByRole('button', submit));
    expect(await dialog.findByText(problem)).toBeTruthy();
    expect(sent(requests)).toEqual([]);
  });

  it.each<[string, Paid]>([
    ['Nothing has been paid for this booking yet, so there’s nothing to refund.', { paid: 0, refund: null }],
    ['Paid: $144.16. All of it is refunded already, or owed.', { paid: 144.16, refund: 144.16 }],
  ])('is told: %s', async (words, bill) => {
    open(bill, { status: 'confirmed' });
    const dialog = await question();
    expect(await dialog.findByText(words)).toBeTruthy();
    expect(dialog.queryByRole('button', submit)).toBeNull();
  });
});

describe('a colleague at the desk', () => {
  it('is not offered it: money beyond the rules is for admins', async () => {
    open({ paid: 144.16, refund: null }, { user: { ...admin, isAdmin: false, roles: ['desk'] as never[] } });
    await screen.findByRole('button', { name: 'Change tickets' });
    expect(screen.queryByRole('button', part)).toBeNull();
  });
});
