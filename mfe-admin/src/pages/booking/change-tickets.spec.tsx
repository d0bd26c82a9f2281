import { describe, expect, it } from '@jest/globals';
import type { DeskBookingView } from '@northlight/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const ann: DeskBookingView = {
  ...{ id: 'b1', reference: 'NL-7K4M2QXD', status: 'checked_in', venueId: 1, slotId: '1-1-2026-11-28-1430' },
  ...{ experienceId: 1, experienceName: 'Jurassic Ride', timezone: 'America/New_York', date: '2026-11-28' },
  ...{ time: '14:30', numberOfTickets: 4, ticketType: 'standard', totalPrice: 144.16, refund: null, notes: [] },
  ...{ customerName: 'Ann Lee', customerEmail: null, customerPhone: null, checkedInAt: '2026-11-28T19:20:00.000Z' },
};
const path = '/api/admin/bookings/NL-7K4M2QXD';

describe('the tickets of a party that is in', () => {
  it('can become fewer', async () => {
    const requests = openAdmin('/admin/bookings/NL-7K4M2QXD', {
      'GET /api/admin/bookings': () => answer({ items: [ann], nextCursor: null, within: null }),
      [`GET ${path}`]: () => answer({ ...ann, refundState: 'none' }),
      [`GET ${path}/history`]: () => answer({ items: [], nextCursor: null }),
      'GET /api/admin/bookings/b1/notes': () => answer([]),
      'POST /api/admin/bookings/b1/party': () => answer({ numberOfTickets: 3, totalPrice: 108.12, refund: 36.04 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change tickets' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change the tickets of NL-7K4M2QXD?' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Fewer|^Less/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Change to 3 tickets' }));
    expect(requests.filter((call) => call.startsWith('POST'))).toEqual([
      'POST /api/admin/bookings/b1/party {"numberOfTickets":3}',
    ]);
  });
});
