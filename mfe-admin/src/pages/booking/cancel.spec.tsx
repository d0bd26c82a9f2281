import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingStateView, BookingView, DeskBookingView } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const ann = {
  ...{ id: 'b1', reference: 'NL-7K4M2QXD', status: 'confirmed', venueId: 1, slotId: '1-1-2026-11-28-1430' },
  ...{ experienceId: 1, experienceName: 'Jurassic Ride', timezone: 'America/New_York', date: '2026-11-28' },
  ...{ time: '14:30', numberOfTickets: 2, ticketType: 'standard', totalPrice: 72.08, refund: null, notes: [] },
  ...{ customerName: 'Ann Lee', customerEmail: 'ann@example.com', customerPhone: null, checkedInAt: null },
} as const satisfies DeskBookingView;

type Bill = Pick<BookingView, 'refundNow' | 'voucherNow' | 'paid' | 'refund' | 'voucherBack'>;
const tooLate: Bill = { refundNow: 0, paid: 72.08, refund: null };

function open(bill: () => Response | Promise<Response>) {
  let now: DeskBookingView = ann;
  return openAdmin('/admin/bookings/NL-7K4M2QXD', {
    'GET /api/admin/bookings': () => answer({ items: [now], nextCursor: null, within: null }),
    'GET /api/admin/bookings/NL-7K4M2QXD': () => answer({ ...now, refundState: 'none' } as unknown as BookingStateView),
    'GET /api/admin/bookings/NL-7K4M2QXD/history': () => answer({ items: [], nextCursor: null }),
    'GET /api/admin/bookings/b1/notes': () => answer([]),
    'GET /api/admin/orders': () => answer({ items: [], nextCursor: null }),
    'GET /api/bookings/b1': bill,
    'POST /api/admin/bookings/b1/cancel': () => {
      now = { ...ann, status: 'cancelled' };
      return answer({ id: 'b1', status: 'cancelled', paid: 72.08, refund: 0 });
    },
  });
}

async function question() {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this booking' }));
  return within(await screen.findByRole('alertdialog', { name: 'Cancel NL-7K4M2QXD?' }));
}

const sent = (requests: readonly string[]) => requests.filter((call) => call.startsWith('POST'));
const favor = { name: 'Give a full refund anyway: $72.08' };
const cancelIt = { name: 'Cancel booking' };

beforeEach(cleanup);

describe('the desk that cancels when the rules give nothing back any more', () => {
  it('gives everything back for a reason of the house, and by the rules for one of the customer', async () => {
    const requests = open(() => answer(tooLate));
    const dialog = await question();
    const box = await dialog.findByRole<HTMLInputElement>('checkbox', favor);
    expect(box.checked).toBe(false);
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'equipment');
    expect(box.checked).toBe(true);
    await userEvent.click(dialog.getByRole('button', cancelIt));
    expect(sent(requests)).toEqual(['POST /api/admin/bookings/b1/cancel {"reason":"equipment","refundAll":true}']);
  });

  it('has the last word, whatever the reason', async () => {
    const requests = open(() => answer(tooLate));
    const dialog = await question();
    await userEvent.click(await dialog.findByRole('checkbox', favor));
    await userEvent.click(dialog.getByRole('checkbox', favor));
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'weather');
    await userEvent.click(dialog.getByRole('button', cancelIt));
    expect(sent(requests)).toEqual(['POST /api/admin/bookings/b1/cancel {"reason":"weather"}']);
  });

  it('goes on at the booking: the button that was pressed is gone with it', async () => {
    open(() => answer(tooLate));
    await userEvent.click((await question()).getByRole('button', cancelIt));
    await screen.findByText('It can no longer be rescheduled or canceled.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ann Lee' })));
  });

  it('is told all that was paid and has not gone back, by whatever means it came', async () => {
    open(() => answer({ refundNow: 0, paid: 105.08, refund: 20, voucherBack: 16 } satisfies Bill));
    const name = 'Give a full refund anyway: $69.08';
    expect(await (await question()).findByRole('checkbox', { name })).toBeTruthy();
  });

  it.each<[string, Bill]>([
    ['all goes back by the rules', { refundNow: 72.08, paid: 72.08, refund: null }],
    ['nobody has paid', { refundNow: 0, paid: 0, refund: null }],
  ])('is not asked where %s', async (_, bill) => {
    open(() => answer(bill));
    const dialog = await question();
    expect(await dialog.findByText(/will be refunded\.|Nothing to refund: no payment was recorded\./)).toBeTruthy();
    expect(dialog.queryByRole('checkbox')).toBeNull();
  });
});

describe('what goes back', () => {
  it('is said before anything can be cancelled, and asked for again where it could not be loaded', async () => {
    let tries = 0;
    const requests = open(() => (tries++ < 1 ? answer({ message: 'Busy' }, 503) : answer(tooLate)));
    const dialog = await question();
    await dialog.findByText('Couldn’t calculate the refund.');
    await userEvent.click(dialog.getByRole('button', cancelIt));
    expect(sent(requests)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('No refund under this booking’s cancellation policy.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', cancelIt));
    expect(sent(requests)).toHaveLength(1);
  });
});
