import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingNoteView, BookingStateView, DeskBookingView, HistoryEntryView } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const ann = {
  ...{ id: 'b1', reference: 'NL-7K4M2QXD', status: 'confirmed', venueId: 1, slotId: '1-1-2026-11-28-1430' },
  ...{ experienceId: 1, experienceName: 'Jurassic Ride', timezone: 'America/New_York', date: '2026-11-28' },
  ...{ time: '14:30', numberOfTickets: 2, ticketType: 'standard', totalPrice: 72.08, refund: null, notes: [] },
  ...{ customerName: 'Ann Lee', customerEmail: 'ann@example.com', customerPhone: null, checkedInAt: null },
} as const satisfies DeskBookingView;

const events = ['Placed', 'Confirmed'].map((words, nth) => ({
  ...{ position: nth + 1, version: nth + 1, words, type: words, actor: 'visitor', changes: [] },
  at: '2026-11-20T15:00:00.000Z',
})) as unknown as HistoryEntryView[];

const wheelchair: BookingNoteView = {
  ...{ id: 'n1', text: 'Wheelchair, comes 10 minutes early', writtenAt: '2026-11-21T15:30:00.000Z' },
  ...{ whoId: 4, who: 'dana', role: 'desk' },
};
const path = '/api/admin/bookings/b1/notes';

/** The page of a booking with these notes; what is written and taken away is so. */
function open(notes: BookingNoteView[], more: Parameters<typeof openAdmin>[1] = {}, booking: DeskBookingView = ann) {
  return openAdmin('/admin/bookings/NL-7K4M2QXD', {
    'GET /api/admin/bookings': () => answer({ items: [booking], nextCursor: null, within: null }),
    'GET /api/admin/bookings/NL-7K4M2QXD': () => answer({ ...ann, refundState: 'none' } as unknown as BookingStateView),
    'GET /api/admin/bookings/NL-7K4M2QXD/history': () => answer({ items: events, nextCursor: null }),
    [`GET ${path}`]: () => answer(notes),
    [`POST ${path}`]: (_, body) => {
      notes.push({ ...wheelchair, id: 'n2', text: (body as { text: string }).text });
      return answer({ id: 'n2' }, 201);
    },
    ...more,
  });
}

const list = async () => within(await screen.findByRole('region', { name: 'Notes' }));
const field = () => screen.findByLabelText<HTMLTextAreaElement>('New note');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save note' }));

beforeEach(cleanup);

describe('the notes on a booking', () => {
  it('say who wrote them and when, on the venue’s own wall', async () => {
    open([wheelchair, { ...wheelchair, id: 'n2', who: null, text: 'Of somebody who left' }]);
    const [first, second] = await (await list()).findAllByRole('listitem');
    expect(first?.textContent).toContain('Wheelchair, comes 10 minutes early');
    expect(first?.textContent).toContain('dana, Nov 21, 10:30:00 AM');
    expect(second?.textContent).toContain('Deleted account');
  });

  it('grow by what is written, and the field is free again', async () => {
    const requests = open([]);
    await userEvent.type(await field(), 'Brings a dog');
    await save();
    expect((await (await list()).findByRole('listitem')).textContent).toContain('Brings a dog');
    expect((await field()).value).toBe('');
    expect(requests).toContain(`POST ${path} {"text":"Brings a dog"}`);
  });

  it('that are refused stay in the field, with what is wrong with them', async () => {
    const message = 'A note has at most 500 characters';
    open([], { [`POST ${path}`]: () => answer({ code: 'INVALID_INPUT', errors: [{ field: 'text', message }] }, 400) });
    await userEvent.click(await field());
    await userEvent.paste('x'.repeat(512));
    expect(screen.getByText(/12 characters too many\.$/)).toBeTruthy();
    await save();
    expect(await screen.findByText(message)).toBeTruthy();
    expect((await field()).value).toHaveLength(512);
    expect((await field()).getAttribute('aria-invalid')).toBe('true');
  });

  it('are still being written after a look at the past', async () => {
    open([]);
    await userEvent.type(await field(), 'Half a no');
    await userEvent.click(screen.getByRole('button', { name: /Placed/ }));
    expect(screen.queryByLabelText('New note')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Back to current state' }));
    expect((await field()).value).toBe('Half a no');
  });

  it('are taken away when that is asked for twice, and the focus stays with them', async () => {
    const notes = [wheelchair];
    open(notes, { [`DELETE ${path}/n1`]: () => new Response(notes.pop() && null, { status: 204 }) });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Delete the note “Wheelchair, comes 10 minutes early”' }),
    );
    const question = await screen.findByRole('alertdialog', { name: 'Delete this note?' });
    expect(question.textContent).toContain('Wheelchair, comes 10 minutes early');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete note' }));
    await waitFor(() => expect(screen.queryByText(wheelchair.text)).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notes' })));
  });

  it('cannot be written about whoever was forgotten', async () => {
    open([], {}, { ...ann, customerName: null, customerEmail: null });
    expect((await (await list()).findByText(/erased with the customer’s name/)).tagName).toBe('P');
    expect(screen.queryByLabelText('New note')).toBeNull();
  });

  it('that could not be loaded are asked for again', async () => {
    let tries = 0;
    open([], { [`GET ${path}`]: () => (tries++ < 1 ? answer({ message: 'Busy' }, 400) : answer([wheelchair])) });
    const notes = await list();
    expect(await notes.findByText('Couldn’t load notes.')).toBeTruthy();
    await userEvent.click(notes.getByRole('button', { name: /again|Retry/i }));
    expect(await notes.findByText('Wheelchair, comes 10 minutes early')).toBeTruthy();
  });
});
