import { describe, expect, it } from '@jest/globals';
import type { DeskBookingView } from '@northlight/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const ann: DeskBookingView = {
  ...{ id: 'b1', reference: 'NL-7K4M2QXD', status: 'confirmed', venueId: 1, slotId: '1-1-2026-11-28-1430' },
  ...{ experienceId: 1, experienceName: 'Jurassic Ride', timezone: 'America/New_York', date: '2026-11-28' },
  ...{ time: '14:30', numberOfTickets: 2, ticketType: 'standard', totalPrice: 72.08, refund: null, notes: [] },
  ...{ customerName: 'Ann Lee', customerEmail: 'ann@exmaple.com', customerPhone: null, checkedInAt: null },
};
const path = '/api/admin/bookings/NL-7K4M2QXD';

const open = async (booking: Partial<DeskBookingView> = {}, more: Parameters<typeof openAdmin>[1] = {}) => {
  const requests = openAdmin('/admin/bookings/NL-7K4M2QXD', {
    'GET /api/admin/bookings': () => answer({ items: [{ ...ann, ...booking }], nextCursor: null, within: null }),
    [`GET ${path}`]: () => answer({ ...ann, refundState: 'none' }),
    [`GET ${path}/history`]: () => answer({ items: [], nextCursor: null }),
    'GET /api/admin/bookings/b1/notes': () => answer([]),
    [`POST ${path}/customer`]: () => answer({ id: 'b1', changed: ['email'], isResent: true }),
    ...more,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit name, email, or phone' }));
  return { requests, dialog: within(await screen.findByRole('dialog', { name: 'Edit name, email, or phone' })) };
};

describe('a customer who is put right at the desk', () => {
  it('gets the mail again at another address, unless that is not wanted', async () => {
    const { requests, dialog } = await open();
    expect(dialog.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    const email = dialog.getByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'ann@example.com');
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /to ann@example.com$/ }).checked).toBe(true);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Edit name, email, or phone' });
    expect(requests.filter((call) => call.startsWith('POST'))).toEqual([
      `POST ${path}/customer {"customerName":"Ann Lee","customerEmail":"ann@example.com","customerPhone":"","resend":true}`,
    ]);
  });

  it('is told what is wrong at the field', async () => {
    const errors = [{ field: 'customerPhone', message: 'Please enter a valid phone number' }];
    const { dialog } = await open(
      {},
      { [`POST ${path}/customer`]: () => answer({ code: 'INVALID_INPUT', errors }, 400) },
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please enter a valid phone number')).toBeTruthy();
  });

  it('is marked where a mail could not be delivered', async () => {
    await open({ mailUndeliverable: true });
    expect(screen.getByText('An email to this address couldn’t be delivered')).toBeTruthy();
  });
});
