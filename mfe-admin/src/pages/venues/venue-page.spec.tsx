import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { day, erie, openVenue, rule, written } from '../../testing/erie.ts';
import { answer } from '../../testing/open-admin.tsx';
import { annsOrder } from '../../testing/orders.ts';

afterEach(cleanup);

const tooEarly = 'Please choose a closing time after the opening time and no later than 6:00 AM the next day';

describe('the opening hours of a venue', () => {
  it('are sent from Sunday on, and a shut day is none', async () => {
    const requests = openVenue('hours', { 'PUT /api/admin/venues/9/hours': () => answer(erie) });
    const monday = within(await screen.findByRole('group', { name: 'Monday' }));
    await userEvent.click(monday.getByLabelText('Open'));
    const sunday = within(screen.getByRole('group', { name: 'Sunday' }));
    await userEvent.click(sunday.getByLabelText('Open'));
    await userEvent.click(screen.getByRole('button', { name: 'Save opening hours' }));
    expect(written(requests)).toEqual([
      `PUT /api/admin/venues/9/hours ${JSON.stringify({ weekHours: [day, null, day, day, day, day, day], version: 4 })}`,
    ]);
  });

  it('say at the day what is wrong, and send nothing', async () => {
    const requests = openVenue('hours');
    const friday = within(await screen.findByRole('group', { name: 'Friday' }));
    await userEvent.clear(friday.getByLabelText('Closes'));
    await userEvent.type(friday.getByLabelText('Closes'), '09:00');
    await userEvent.click(screen.getByRole('button', { name: 'Save opening hours' }));
    const summary = await screen.findByRole('group', { name: 'Please check these fields' });
    expect(summary.textContent).toContain(tooEarly);
    expect(friday.getByText(tooEarly)).toBeTruthy();
    expect(written(requests)).toEqual([]);
  });
});

describe('hours past midnight', () => {
  it('are said to end the next morning, and are sent', async () => {
    const requests = openVenue('hours', { 'PUT /api/admin/venues/9/hours': () => answer(erie) });
    const friday = within(await screen.findByRole('group', { name: 'Friday' }));
    expect(friday.queryByText('The next morning')).toBeNull();
    await userEvent.clear(friday.getByLabelText('Closes'));
    await userEvent.type(friday.getByLabelText('Closes'), '02:00');
    expect(friday.getByText('The next morning')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save opening hours' }));
    expect(written(requests)[0]).toContain('"closes":"02:00"');
  });
});

describe('the rules of an experience', () => {
  it('are told in words, and sent with their numbers', async () => {
    const requests = openVenue('experiences', { 'PUT /api/admin/venues/9/experiences/1': () => answer(erie) });
    await screen.findByText('Mon–Thu from 10:00 AM until closing, 20 seats');
    await userEvent.click(screen.getByRole('button', { name: 'Edit the rules of Jurassic Ride' }));
    const form = within(screen.getByRole('form', { name: 'Rules' }));
    await userEvent.click(form.getByLabelText('Thursday'));
    await userEvent.type(form.getByLabelText(/^Every/), '60');
    await userEvent.click(screen.getByRole('button', { name: 'Save rules' }));
    const [input = ''] = written(requests);
    expect(JSON.parse(input.slice(input.indexOf('{')))).toEqual({
      isExclusive: false,
      rules: [{ ...rule, weekdays: [1, 2, 3], everyMinutes: 60 }],
      version: 1,
    });
  });

  it('keep what was typed when the server refuses, and say why at the field', async () => {
    const message = 'Two rules start the same experience on Monday. Give each day and time to one rule only.';
    openVenue('experiences', {
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

describe('the page of a venue', () => {
  it('begins with what is there now, also for who was here before', async () => {
    let now = erie;
    openVenue('details', {
      'GET /api/admin/venues/9': () => answer(now),
      'GET /api/admin/venues': () => answer([{ ...erie, experienceNames: [], nextClosure: null }]),
    });
    const name = () => screen.findByLabelText<HTMLInputElement>(/^Name/);
    expect((await name()).value).toBe('Erie');
    await userEvent.click(screen.getByRole('link', { name: 'Back to all venues' }));
    now = { ...erie, name: 'Erie Pier' };
    await userEvent.click(await screen.findByRole('link', { name: /Erie/ }));
    expect((await name()).value).toBe('Erie Pier');
  });

  it('keeps what was typed while somebody looks at another tab', async () => {
    openVenue('details');
    await userEvent.type(await screen.findByLabelText(/^Name/), ' Pier');
    await userEvent.click(screen.getByRole('tab', { name: 'Opening hours' }));
    await screen.findByRole('group', { name: 'Monday' });
    expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Details' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Erie Pier');
  });

  it('does not call a venue missing that could not be asked for', async () => {
    openVenue('details', { 'GET /api/admin/venues/9': () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await screen.findByText('Failed to load venues. Please try again.')).toBeTruthy();
    expect(screen.queryByText('Venue not found')).toBeNull();
  });

  it('deletes nothing before it is known who is expected, and that can be asked again', async () => {
    let isDown = true;
    const requests = openVenue('details', {
      'GET /api/admin/availability/standing': () =>
        isDown ? answer({ message: 'Not now' }, 503) : answer({ openSlots: 0, freeSlots: 0, days: [] }),
      'DELETE /api/admin/venues/9': () => answer({}),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete venue' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(/^Couldn’t check for upcoming bookings/);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(written(requests)).toEqual([]);
    isDown = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(written(requests)).toEqual(['DELETE /api/admin/venues/9']));
  });

  it('where merchandise waits says so, and closes nothing for it', async () => {
    const message = 'Erie keeps merchandise for 1 order. Hand it over or cancel it first.';
    const requests = openVenue('details', {
      'GET /api/admin/availability/standing': () => answer({ openSlots: 3, freeSlots: 3, days: [] }),
      'GET /api/admin/orders': () => answer({ items: [annsOrder], nextCursor: null }),
      'DELETE /api/admin/venues/9': () => answer({ code: 'VENUE_HAS_ORDERS', message }, 409),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete venue' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(/^Orders are waiting for pickup here/);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect((await dialog.findByRole('alert')).textContent).toContain(message);
    expect(written(requests)).toEqual(['DELETE /api/admin/venues/9']);
  });
});

describe('where somebody else was faster', () => {
  const late = () => answer({ code: 'CONFLICT', message: 'Somebody else changed this at the same moment.' }, 409);
  const change = {
    ...{ id: 1, at: new Date().toISOString(), whoId: 2, who: 'bo', role: 'admin', room: 'catalog', what: 'changed' },
    subject: { kind: 'venue', id: '9', name: 'Erie' },
    ...{ old: { phone: null }, new: { phone: '+1 814 555 0199' }, requestId: null },
  };
  const input = (call: string) => JSON.parse(call.slice(call.indexOf('{')));

  it('nothing is lost: what was typed stays, what they changed comes, and it can be saved over it', async () => {
    let now = erie;
    const requests = openVenue('details', {
      'GET /api/admin/venues/9': () => answer(now),
      'GET /api/admin/audit': () => answer({ items: [change], nextCursor: null }),
      'PUT /api/admin/venues/9': (_, body) =>
        (body as { version: number }).version === now.version ? answer({ ...now, version: 4 }) : late(),
    });
    await userEvent.type(await screen.findByLabelText(/^Name/), ' Pier');
    now = { ...erie, name: 'Erie Dock', phone: '+1 814 555 0199', version: 3 };
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    const notice = (await screen.findByText(/^Someone else changed this/)).closest('[role=alert]');
    await waitFor(() => expect(notice?.textContent).toContain('bo'));
    expect(notice?.textContent).toContain('+1 814 555 0199');
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Erie Pier');
    expect(screen.getByLabelText<HTMLInputElement>(/^Phone/).value).toBe('+1 814 555 0199');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByText(/^Someone else changed this/)).toBeNull());
    const [first = '', second = ''] = written(requests);
    expect([input(first).version, input(second).version]).toEqual([2, 3]);
    expect(input(second)).toMatchObject({ name: 'Erie Pier', phone: '+1 814 555 0199' });
  });

  it('the hours of each weekday that nobody typed over follow', async () => {
    let now = erie;
    openVenue('hours', {
      'GET /api/admin/venues/9': () => answer(now),
      'GET /api/admin/audit': () => answer({ items: [], nextCursor: null }),
      'PUT /api/admin/venues/9/hours': late,
    });
    const opens = (weekday: string) =>
      within(screen.getByRole('group', { name: weekday })).getByLabelText<HTMLInputElement>('Opens');
    await screen.findByRole('group', { name: 'Monday' });
    await userEvent.clear(opens('Monday'));
    await userEvent.type(opens('Monday'), '09:00');
    now = { ...erie, hoursVersion: 5, weekHours: [null, ...Array(6).fill({ opens: '11:00', closes: '20:00' })] };
    await userEvent.click(screen.getByRole('button', { name: 'Save opening hours' }));
    await screen.findByText(/^Someone else changed this/);
    expect([opens('Monday').value, opens('Friday').value]).toEqual(['09:00', '11:00']);
  });
});
