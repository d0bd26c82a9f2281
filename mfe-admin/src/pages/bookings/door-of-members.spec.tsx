import { describe, expect, it } from '@jest/globals';
import type { CheckedInView } from '@northlight/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const ann: CheckedInView = {
  ...{ id: 'a', reference: 'NL-AAAAAAAA', status: 'checked_in', checkedInAt: '2026-11-28T19:31:00.000Z' },
  ...{ venueName: 'Rochester Flagship', experienceId: 1, experienceName: 'Jurassic Ride' },
  ...{ date: '2026-11-28', time: '14:30', numberOfTickets: 2, ticketType: 'member', notes: [] },
};

describe('a party that is let in at the price of members', () => {
  it.each([
    ['is to show its card', {}, /please check the membership card\.$/],
    ['need not where its plan was looked up', { planPercent: 25 }, /from an active plan: no card to check\.$/],
  ])('%s', async (_, plan, words) => {
    openAdmin('/admin/bookings', {
      'GET /api/venues': () => answer([{ id: 1, name: 'Rochester Flagship', status: 'open', timezone: 'UTC' }]),
      'GET /api/admin/orders': () => answer({ items: [], nextCursor: null }),
      'POST /api/admin/bookings/NL-AAAAAAAA/check-in': () => answer({ ...ann, ...plan }),
    });
    await userEvent.type(await screen.findByLabelText('Scan a ticket or enter its reference'), 'NL-AAAAAAAA{Enter}');
    const door = within(screen.getByRole('region', { name: 'Check in' }));
    expect(await door.findByText(words)).toBeTruthy();
  });
});
