import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AvailabilityCalendarView, SlotLoadView } from '@northlight/contracts';
import { addDays } from '@northlight/site-kit/booking-ui';
import { ToastViewport } from '@northlight/site-kit/frame';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const api = '/api/admin/availability';
const days = ['22', '23', '24', '25', '26', '27', '28'].map((day) => `2026-11-${day}`);

const slot = (date: string, time: string): SlotLoadView => ({
  id: `1-1-${date}-${time.replace(':', '')}`,
  experienceId: 1,
  date,
  time,
  capacity: 20,
  booked: 6,
  waiting: 0,
  closed: false,
});

const calendar: AvailabilityCalendarView = {
  venueId: 1,
  venueName: 'Rochester Flagship',
  timezone: 'America/New_York',
  now: { date: '2026-11-20', time: '10:00' },
  slots: days.flatMap((date) => [slot(date, '14:30'), slot(date, '15:15')]),
  foreseen: [{ experienceId: 1, date: '2026-11-28', time: '16:00', capacity: 20 }],
};

/** The same starts on the days of another week. */
const weekFrom = (from: string): AvailabilityCalendarView => {
  const slots = days.flatMap((_, nth) => ['14:30', '15:15'].map((time) => slot(addDays(from, nth), time)));
  return { ...calendar, slots, foreseen: [] };
};

const open = (more: Parameters<typeof openAdmin>[1] = {}, query = '') =>
  openAdmin(`/admin/availability?week=2026-11-25${query}`, {
    'GET /api/venues': () =>
      answer([{ id: 1, name: 'Rochester Flagship', status: 'open', timezone: 'America/New_York' }]),
    'GET /api/experiences': () => answer([{ id: 1, name: 'Jurassic Ride' }]),
    [`GET ${api}`]: () => answer(calendar),
    'GET /api/admin/call-offs': () => answer([]),
    ...more,
  });

/** The window shows all rows: jsdom lays nothing out. */
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => void jest.restoreAllMocks());

const cell = (name: RegExp) => screen.findByRole('gridcell', { name });
const button = (name: string) => screen.findByRole('button', { name });

describe('the calendar of a venue', () => {
  it('is walked through with the keys, and Page Down shows the week after', async () => {
    const requests = open();
    await userEvent.click(await cell(/Sunday, November 22, 2026, 2:30 PM: 6 of 20 seats booked/));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Jurassic Ride, Monday.*3:15 PM/);
    await userEvent.keyboard('{End}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Saturday.*3:15 PM/);
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(requests).toContain(`GET ${api} ?venueId=1&from=2026-11-29&to=2026-12-05`));
    expect(location.search).toBe('?week=2026-12-02');
  });

  it('keeps the focus where it is while weeks are turned', async () => {
    open({ [`GET ${api}`]: (query) => answer(weekFrom(query.get('from') ?? '')) });
    await userEvent.click(await cell(/Tuesday, November 24, 2026, 3:15 PM/));
    await userEvent.keyboard('{PageDown}');
    expect(screen.getByRole('grid').contains(document.activeElement)).toBe(true);
    await cell(/Tuesday, December 1, 2026, 3:15 PM/);
    await userEvent.keyboard('{PageDown}');
    const there = await cell(/Tuesday, December 8, 2026, 3:15 PM/);
    expect(document.activeElement).toBe(there);
  });

  it('says nothing of days that are not loaded yet', async () => {
    const never = new Promise<Response>(() => undefined);
    open({ [`GET ${api}`]: (query) => (query.get('from') === '2026-11-22' ? answer(calendar) : never) });
    await screen.findByText('14 slots, 1 start scheduled, not on sale.');
    await userEvent.click(await button('Next week'));
    expect(await screen.findByText('Loading the calendar')).toBeTruthy();
    expect(screen.queryByText(/no slots/i)).toBeNull();
    expect(screen.queryByRole('gridcell')).toBeNull();
  });

  it('counts what is shown of one experience, and announces no clock', async () => {
    open({ 'GET /api/experiences': () => answer([1, 2].map((id) => ({ id, name: `Ride ${id}` }))) }, '&experience=2');
    const text = await screen.findByText('No slots of this experience are open or scheduled on these days.');
    expect(text.getAttribute('role')).toBe('status');
    expect(text.parentElement?.textContent).toContain('10:00 AM local time (America/New York).');
    expect(text.parentElement?.getAttribute('role')).toBeNull();
  });

  it('lets go of chosen slots when another experience is shown', async () => {
    open();
    await userEvent.click(await screen.findByRole('columnheader', { name: /^Monday/ }));
    screen.getByRole('region', { name: 'Selected slots' });
    await userEvent.selectOptions(screen.getByLabelText('Experience'), 'Jurassic Ride');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected slots' })).toBeNull());
  });

  it('counts only the slots that were changed', async () => {
    open({
      [`POST ${api}/resize`]: (_, body) => {
        const { slotIds } = body as { slotIds: string[] };
        const slots = slotIds.map((slotId, nth) => ({ slotId, outcome: nth === 0 ? 'done' : 'unchanged' }));
        return answer({ done: 1, unchanged: 1, refused: 0, slots });
      },
    });
    render(<ToastViewport />);
    await userEvent.click(await screen.findByRole('columnheader', { name: /^Monday/ }));
    await userEvent.click(await button('Change capacity'));
    await userEvent.click(await button('Change 2 slots'));
    expect(await screen.findByText('1 slot changed')).toBeTruthy();
  });

  it('lets a whole day be chosen, and says slot by slot what refused to be changed', async () => {
    const refused = slot('2026-11-23', '15:15').id;
    const requests = open({
      [`POST ${api}/resize`]: (_, body) =>
        answer({
          done: 1,
          unchanged: 0,
          refused: 1,
          slots: (body as { slotIds: string[] }).slotIds.map((slotId) =>
            slotId === refused
              ? { slotId, outcome: 'refused', code: 'CAPACITY_BELOW_BOOKED', message: 'Fewer than are taken: 6.' }
              : { slotId, outcome: 'done' },
          ),
        }),
    });
    await userEvent.click(await screen.findByRole('columnheader', { name: /^Monday/ }));
    const chosen = screen.getByRole('region', { name: 'Selected slots' });
    expect(chosen.textContent).toContain('2 slots selected12 of 40 seats booked');
    await userEvent.click(within(chosen).getByRole('button', { name: 'Change capacity' }));
    const seats = await screen.findByLabelText('Seats per slot');
    await userEvent.clear(seats);
    await userEvent.type(seats, '5');
    await userEvent.click(await button('Change 2 slots'));
    const list = await screen.findByRole('list', { name: 'Not changed' });
    expect(list.textContent).toBe('Jurassic Ride, November 23, 2026, 3:15 PMFewer than are taken: 6.');
    expect(screen.getByRole('alert').textContent).toContain('1 slot changed.');
    expect(requests.filter((call) => call.startsWith('POST'))).toEqual([
      `POST ${api}/resize {"capacity":5,"slotIds":["${slot('2026-11-23', '14:30').id}","${refused}"]}`,
    ]);
  });

  it('opens the generator where a start is foreseen, and shows a refusal at the field that it is about', async () => {
    open({
      [`GET ${api}/plan`]: () =>
        answer({ code: 'SPAN_TOO_LONG', message: 'Please ask for at most 62 days at once.' }, 400),
    });
    await userEvent.click(await cell(/scheduled, not on sale, 20 seats/));
    const form = await screen.findByRole('form', { name: 'From the schedule rules' });
    expect(within(form).getByLabelText<HTMLInputElement>('First day').value).toBe('2026-11-28');
    await userEvent.click(within(form).getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(within(form).getByLabelText('Last day').getAttribute('aria-invalid')).toBe('true'));
    expect(within(form).getByText('Please ask for at most 62 days at once.')).toBeTruthy();
  });
});
