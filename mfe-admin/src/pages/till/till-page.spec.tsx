import { beforeEach, describe, expect, it } from '@jest/globals';
import type { TillShiftView, TillView } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const shift: TillShiftView = {
  ...{ id: '01a54c91-2b10-7d63-8e2f-5a9c0b7d4e18', userId: 4, who: 'dana', openedAt: '2026-11-28T14:00:00.000Z' },
  ...{
    closedAt: null,
    float: 150,
    cash: 72.08,
    card: 56,
    voucher: 0,
    expected: 222.08,
    counted: null,
    difference: null,
  },
};
const till: TillView = {
  ...{ venueId: 1, venueName: 'Rochester Flagship', timezone: 'America/New_York', date: '2026-11-28' },
  ...{ own: shift, shifts: [shift], cash: 72.08, card: 0, voucher: 0 },
  lines: [
    {
      ...{ at: '2026-11-28T18:12:00.000Z', userId: 4, who: 'dana', what: 'booking', reference: 'NL-7K4M2QXD' },
      ...{ paidWith: 'cash', amount: 72.08 },
    },
  ],
};

const open = (answers: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin('/admin/till?venue=1&date=2026-11-28', {
    'GET /api/venues': () =>
      answer([{ id: 1, name: 'Rochester Flagship', status: 'open', timezone: 'America/New_York' }]),
    'GET /api/admin/till': () => answer(till),
    ...answers,
  });

beforeEach(cleanup);

describe('the till', () => {
  it('says what should be in the drawer, and who took what', async () => {
    open();
    const own = within(await screen.findByRole('region', { name: 'Your till' }));
    expect(own.getByText('$222.08')).toBeTruthy();
    const payments = within(screen.getByRole('region', { name: 'Payments' }));
    expect(payments.getByRole('link', { name: 'NL-7K4M2QXD' }).getAttribute('href')).toBe(
      '/admin/bookings/NL-7K4M2QXD',
    );
  });

  it('is opened with a float, and says what is wrong with one', async () => {
    const bad = { field: 'float', message: 'Please enter an amount in dollars' };
    const sent = open({
      'GET /api/admin/till': () => answer({ ...till, own: null, shifts: [], lines: [] }),
      'POST /api/admin/till': () => answer({ code: 'INVALID_INPUT', errors: [bad] }, 400),
    });
    await userEvent.type(await screen.findByLabelText('Cash in the drawer, in dollars'), '$1,150');
    await userEvent.click(screen.getByRole('button', { name: 'Open till' }));
    expect(await screen.findByText('Please enter an amount in dollars')).toBeTruthy();
    expect(sent).toContain('POST /api/admin/till {"venueId":1,"float":1150}');
  });

  it('is closed with what was counted', async () => {
    const closed = { ...shift, closedAt: '2026-11-28T22:00:00.000Z', counted: 212.08, difference: -10 };
    const path = `POST /api/admin/till/${shift.id}/close`;
    const sent = open({ [path]: () => answer(closed) });
    await userEvent.type(await screen.findByLabelText('Cash counted, in dollars'), '212.08');
    await userEvent.click(screen.getByRole('button', { name: 'Close till' }));
    await waitFor(() => expect(sent).toContain(`${path} {"counted":212.08}`));
  });
});
