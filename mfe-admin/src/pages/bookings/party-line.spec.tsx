import { beforeEach, describe, expect, it } from '@jest/globals';
import type { CheckedInView, DeskBookingView, ManifestView } from '@northlight/contracts';
import { SiteProvider } from '@northlight/site-kit';
import { ToastViewport } from '@northlight/site-kit/frame';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const ann: CheckedInView = {
  ...{ id: 'a', reference: 'NL-AAAAAAAA', status: 'checked_in', checkedInAt: '2026-11-28T19:31:00.000Z' },
  ...{ venueName: 'Rochester Flagship', experienceId: 1, experienceName: 'Jurassic Ride' },
  ...{ date: '2026-11-28', time: '14:30', numberOfTickets: 2, ticketType: 'standard', notes: [] },
};
const checkIn = 'POST /api/admin/bookings/NL-AAAAAAAA/check-in';

type Answers = Parameters<typeof openAdmin>[1];
const open = (more: Answers) =>
  openAdmin('/admin/bookings', {
    'GET /api/venues': () =>
      answer([{ id: 1, name: 'Rochester Flagship', status: 'open', timezone: 'America/New_York' }]),
    'GET /api/admin/orders': () => answer({ items: [], nextCursor: null }),
    ...more,
  });

beforeEach(cleanup);

describe('the button in the line of a party', () => {
  const line: DeskBookingView = {
    ...{ ...ann, status: 'confirmed', venueId: 1, slotId: '1-1-2026-11-28-1430', checkedInAt: null },
    ...{ experienceName: 'Jurassic Ride', timezone: 'America/New_York', totalPrice: 72.08, refund: null },
    ...{ customerName: 'Ann Lee', customerEmail: null, customerPhone: null },
  };
  const day = (booking: DeskBookingView): ManifestView => ({
    ...{ venueId: 1, venueName: 'Rochester Flagship', timezone: 'America/New_York', date: '2026-11-28' },
    slots: [
      {
        ...{ id: line.slotId, date: line.date, time: '14:30', experienceId: 1, experienceName: 'Jurassic Ride' },
        ...{ capacity: 20, bookedCount: 2, isClosed: false, bookings: [booking] },
      },
    ],
  });

  it('does not take back at once what a press before let in, and says both', async () => {
    let status: DeskBookingView['status'] = 'confirmed';
    const requests = open({
      'GET /api/admin/manifest': () => answer(day({ ...line, status })),
      [checkIn]: () => {
        status = 'checked_in';
        return answer(ann);
      },
      'POST /api/admin/bookings/NL-AAAAAAAA/undo-check-in': () => {
        status = 'confirmed';
        return answer(ann);
      },
    });
    render(<ToastViewport />, { wrapper: SiteProvider });
    const written = () => requests.filter((call) => call.startsWith('POST'));
    await userEvent.click(await screen.findByRole('button', { name: 'Check in Ann Lee' }));
    expect(await screen.findByText('Ann Lee is checked in')).toBeTruthy();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Undo the check-in of Ann Lee' }));
    expect(written()).toHaveLength(1);
    const question = await screen.findByRole('alertdialog', { name: 'Undo the check-in of Ann Lee?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Undo check-in' }));
    expect(await screen.findByText('Check-in undone for Ann Lee')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Check in Ann Lee' })).toBeTruthy();
    expect(written()).toHaveLength(2);
  });

  it('of a party that was taken for missed notes that it came, though the day is another', async () => {
    const sent: unknown[] = [];
    open({
      'GET /api/admin/manifest': () => answer(day({ ...line, status: 'no_show' })),
      [checkIn]: (_, body) => {
        sent.push(body);
        return answer(ann);
      },
    });
    render(<ToastViewport />, { wrapper: SiteProvider });
    await userEvent.click(await screen.findByRole('button', { name: 'Check in Ann Lee late' }));
    expect(await screen.findByText('Ann Lee is checked in')).toBeTruthy();
    expect(sent).toEqual([{ paidWith: 'card', anyway: true }]);
  });

  it('of a party that is partly in lets the rest in, or takes the last back', async () => {
    open({
      'GET /api/admin/manifest': () =>
        answer(
          day({
            ...line,
            status: 'checked_in',
            checkedInAt: '2026-11-28T19:31:00.000Z',
            numberOfTickets: 5,
            inside: 3,
          }),
        ),
    });
    expect(await screen.findByText('3 of 5 checked in')).toBeTruthy();
    expect(screen.getByText(/5 guests, 3 checked in/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Check in the rest of Ann Lee’s group' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo the check-in of Ann Lee' })).toBeTruthy();
  });
});
