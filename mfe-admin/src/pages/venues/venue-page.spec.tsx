import { afterEach, describe, expect, it } from '@jest/globals';
import type { ManagedVenueDetailView } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

afterEach(cleanup);

const day = { opens: '10:00', closes: '20:00' };
const rule = {
  ...{ weekdays: [1, 2, 3, 4], firstStart: '10:00', lastStart: null, everyMinutes: null, seats: 20 },
  ...{ validFrom: null, validUntil: null },
};
const erie: ManagedVenueDetailView = {
  ...{ id: 9, name: 'Erie', slug: 'erie', address: '7 Pier Lane', city: 'Erie', state: 'PA', zipCode: '16501' },
  ...{ description: 'A fish hall on the lake.', imageUrl: '', isNew: false, status: 'open', openedYear: 2026 },
  ...{ estimatedOpeningYear: null, timezone: 'America/New_York', mapX: 4, mapY: 40, createdAt: '2026-11-01T00:00:00Z' },
  ...{ phone: null, email: null, galleryImages: [], parking: [], amenities: [], safety: [], directions: [] },
  ...{ streetMap: null, closures: [], weekHours: [null, day, day, day, day, day, day] },
  offers: [{ experienceId: 1, name: 'Jurassic Ride', duration: 30, isExclusive: false, rules: [rule] }],
};
const nobody = { openSlots: 0, freeSlots: 0, days: [] };
const plan = { toOpen: 0, alreadyOpen: 0, rows: [] };

const open = (tab: string, answers: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin(`/admin/venues/9?tab=${tab}`, {
    'GET /api/admin/venues/9': () => answer(erie),
    'GET /api/admin/venues': () => answer([]),
    'GET /api/experiences': () => answer([]),
    'GET /api/admin/availability/plan': () => answer(plan),
    'GET /api/admin/availability/standing': () => answer(nobody),
    ...answers,
  });
const written = (asked: readonly string[]) => asked.filter((call) => !call.startsWith('GET'));

describe('the opening hours of a venue', () => {
  it('are sent from Sunday on, and a shut day is none', async () => {
    const asked = open('hours', { 'PUT /api/admin/venues/9/hours': () => answer(erie) });
    const monday = within(await screen.findByRole('group', { name: 'Monday' }));
    await userEvent.click(monday.getByLabelText('Open'));
    const sunday = within(screen.getByRole('group', { name: 'Sunday' }));
    await userEvent.click(sunday.getByLabelText('Open'));
    await userEvent.click(screen.getByRole('button', { name: 'Save opening hours' }));
    expect(written(asked)).toEqual([
      `PUT /api/admin/venues/9/hours ${JSON.stringify({ weekHours: [day, null, day, day, day, day, day] })}`,
    ]);
  });

  it('say at the day what is wrong, and send nothing', async () => {
    const asked = open('hours');
    const friday = within(await screen.findByRole('group', { name: 'Friday' }));
    await userEvent.clear(friday.getByLabelText('Closes'));
    await userEvent.type(friday.getByLabelText('Closes'), '09:00');
    await userEvent.click(screen.getByRole('button', { name: 'Save opening hours' }));
    const summary = await screen.findByRole('group', { name: 'Please check these fields' });
    expect(summary.textContent).toContain('Please choose a closing time after the opening time');
    expect(friday.getByText('Please choose a closing time after the opening time')).toBeTruthy();
    expect(written(asked)).toEqual([]);
  });
});

describe('the rules of an experience', () => {
  it('are told in words, and sent with their numbers', async () => {
    const asked = open('experiences', { 'PUT /api/admin/venues/9/experiences/1': () => answer(erie) });
    await screen.findByText('Mon–Thu from 10:00 AM until closing, 20 seats');
    await userEvent.click(screen.getByRole('button', { name: 'Edit the rules of Jurassic Ride' }));
    const form = within(screen.getByRole('form', { name: 'Rules' }));
    await userEvent.click(form.getByLabelText('Thursday'));
    await userEvent.type(form.getByLabelText(/^Every/), '60');
    await userEvent.click(screen.getByRole('button', { name: 'Save rules' }));
    const [said = ''] = written(asked);
    expect(JSON.parse(said.slice(said.indexOf('{')))).toEqual({
      isExclusive: false,
      rules: [{ ...rule, weekdays: [1, 2, 3], everyMinutes: 60 }],
    });
  });

  it('keep what was typed when the server refuses, and say why at the field', async () => {
    const message = 'Two rules start the same experience on Monday. Give each day and time to one rule only.';
    open('experiences', {
      'PUT /api/admin/venues/9/experiences/1': () =>
        answer({ message, code: 'RULES_OVERLAP', errors: [{ field: 'rules.0.firstStart', message }] }, 400),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit the rules of Jurassic Ride' }));
    const form = within(screen.getByRole('form', { name: 'Rules' }));
    await userEvent.clear(form.getByLabelText(/^Seats/));
    await userEvent.type(form.getByLabelText(/^Seats/), '12');
    await userEvent.click(screen.getByRole('button', { name: 'Save rules' }));
    expect(await form.findAllByText(message)).not.toHaveLength(0);
    expect(form.getByLabelText<HTMLInputElement>(/^Seats/).value).toBe('12');
    expect(form.getByLabelText(/^First start/).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('days on which a venue is to be shut', () => {
  it('say who is expected, and close the free slots with the days', async () => {
    const standing = { openSlots: 30, freeSlots: 28, days: [{ date: '2099-12-24', bookings: 2, seats: 9 }] };
    const asked = open('closures', {
      'GET /api/admin/availability/standing': () => answer(standing),
      'POST /api/admin/venues/9/closures': () => answer(erie),
      'POST /api/admin/availability/close-free': () => answer({ closed: 28, standing }),
    });
    const form = within(await screen.findByRole('form', { name: 'New closure' }));
    await userEvent.type(form.getByLabelText(/^First day/), '2099-12-24');
    await userEvent.tab();
    expect(await form.findByText('On these days: 30 open slots, 2 bookings with 9 seats.')).toBeTruthy();
    const desk = form.getByRole('link', { name: 'Thursday, December 24, 2099' });
    expect(desk.getAttribute('href')).toBe('/admin/bookings?venue=9&date=2099-12-24');
    await userEvent.type(form.getByLabelText(/^Reason/), 'A burst pipe');
    await userEvent.click(form.getByRole('button', { name: 'Close these days' }));
    await waitFor(() => expect(form.getByLabelText<HTMLInputElement>(/^Reason/).value).toBe(''));
    const days = { from: '2099-12-24', to: '2099-12-24' };
    expect(written(asked)).toEqual([
      `POST /api/admin/venues/9/closures ${JSON.stringify({ ...days, reason: 'A burst pipe' })}`,
      `POST /api/admin/availability/close-free ${JSON.stringify({ venueId: 9, ...days, reason: 'A burst pipe' })}`,
    ]);
  });
});
