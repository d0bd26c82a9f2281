import { describe, expect, it } from '@jest/globals';
import type { CalledOffParty, CallOffPreview, CallOffView } from '@northlight/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const path = '/api/admin/call-offs';
const party: CalledOffParty = {
  ...{ id: 'b1', reference: 'NL-8K4M2QXD', experienceName: 'Jurassic Ride', time: '14:30', numberOfTickets: 5 },
  ...{ status: 'confirmed', paid: 162.18, customerName: 'Ann Lee' },
};
const preview: CallOffPreview = {
  ...{ slots: 12, parties: 1, tickets: 5, paid: 162.18, waiting: 2, hit: [party], leftAlone: [] },
};
const begun: CallOffView = {
  ...{ id: 'c1', venueId: 1, date: '2026-11-25', experienceId: null, time: null, reason: 'equipment' },
  ...{ message: 'The power is out.', startedAt: '2026-11-20T15:00:00Z', finishedAt: null, slots: 12, parties: 3 },
  ...{ done: 1, cancelled: 1, waiting: 0, gone: 0, leftAlone: [] },
};

const open = (more: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin('/admin/availability?week=2026-11-25', {
    'GET /api/venues': () =>
      answer([{ id: 1, name: 'Rochester Flagship', status: 'open', timezone: 'America/New_York' }]),
    'GET /api/experiences': () => answer([{ id: 1, name: 'Jurassic Ride' }]),
    'GET /api/admin/availability': () =>
      answer({
        venueId: 1,
        venueName: 'Rochester Flagship',
        timezone: 'America/New_York',
        now: { date: '2026-11-20', time: '10:00' },
        slots: [],
        foreseen: [],
      }),
    [`GET ${path}`]: () => answer([]),
    [`GET ${path}/preview`]: () => answer(preview),
    ...more,
  });

describe('a day that is called off', () => {
  it('shows whom it hits before the press, and sends why and what customers read', async () => {
    let list: CallOffView[] = [];
    const requests = open({
      [`GET ${path}`]: () => answer(list),
      [`POST ${path}`]: () => {
        list = [begun];
        return answer(begun);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Call off a day' }));
    const dialog = await screen.findByRole('dialog', { name: 'Call off a day?' });
    await within(dialog).findByText('12 slots, 1 booking with 5 tickets, 2 on the waitlist.');
    expect(dialog.textContent).toContain('Everything paid will be refunded: $162.18.');
    expect(within(dialog).getByRole('list', { name: 'Bookings to be canceled' }).textContent).toContain(
      'NL-8K4M2QXD Ann Lee2:30 PM, Jurassic Ride, 5 tickets, $162.18 paid',
    );
    await userEvent.type(within(dialog).getByLabelText(/^Message to customers/), 'The power is out.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Call off these slots' }));
    await screen.findByText('1 of 3 bookings done');
    expect(requests.filter((call) => call.startsWith('POST'))).toEqual([
      `POST ${path} {"venueId":1,"date":"2026-11-25","reason":"equipment","message":"The power is out."}`,
    ]);
  });

  it('is still there after a reload, with what became of it and who was left alone', async () => {
    const over = { ...begun, finishedAt: '2026-11-20T15:01:00Z', done: 3, cancelled: 2, leftAlone: [party] };
    open({ [`GET ${path}`]: () => answer([over]) });
    await screen.findByText('Finished: 12 slots, 2 canceled');
    expect(screen.getByText('Called off: All experiences, November 25, 2026')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Bookings that stayed' }).textContent).toContain('NL-8K4M2QXD');
  });

  it('says what is missing beside the sentence', async () => {
    open({
      [`POST ${path}`]: () =>
        answer({ code: 'INVALID_INPUT', message: 'Please write one sentence for your customers' }, 400),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Call off a day' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Call off these slots' }));
    const sentence = await screen.findByLabelText(/^Message to customers/);
    await waitFor(() => expect(sentence.getAttribute('aria-invalid')).toBe('true'));
  });
});
