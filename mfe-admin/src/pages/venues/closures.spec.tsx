import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { erie, openVenue, written } from '../../testing/erie.ts';
import { answer } from '../../testing/open-admin.tsx';

afterEach(cleanup);

const standing = { openSlots: 30, freeSlots: 28, days: [{ date: '2099-12-24', bookings: 2, seats: 9 }] };

/** A day, and why. */
const fillIn = async () => {
  const form = within(await screen.findByRole('form', { name: 'New closure' }));
  await userEvent.type(form.getByLabelText(/^First day/), '2099-12-24');
  await userEvent.tab();
  await userEvent.type(form.getByLabelText(/^Reason/), 'A burst pipe');
  return form;
};

describe('days on which a venue is to be shut', () => {
  it('say who is expected, and close the free slots with the days', async () => {
    const requests = openVenue('closures', {
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
    expect(written(requests)).toEqual([
      `POST /api/admin/venues/9/closures ${JSON.stringify({ ...days, reason: 'A burst pipe' })}`,
      `POST /api/admin/availability/close-free ${JSON.stringify({ venueId: 9, ...days, reason: 'A burst pipe' })}`,
    ]);
  });

  it('close no slots that nobody was asked about', async () => {
    const requests = openVenue('closures', {
      'GET /api/admin/availability/standing': () => answer({ message: 'Not now' }, 503),
      'POST /api/admin/venues/9/closures': () => answer(erie),
    });
    const form = await fillIn();
    await form.findByText(/^Couldn’t check which slots are open on these days/);
    await userEvent.click(form.getByRole('button', { name: 'Close these days' }));
    await waitFor(() => expect(form.getByLabelText<HTMLInputElement>(/^Reason/).value).toBe(''));
    expect(written(requests)).toEqual([expect.stringMatching(/^POST .*closures /)]);
  });

  it('are closed also where their slots could not be, and say so', async () => {
    let isDown = true;
    const requests = openVenue('closures', {
      'GET /api/admin/availability/standing': () => answer(standing),
      'POST /api/admin/venues/9/closures': () => answer(erie),
      'POST /api/admin/availability/close-free': () =>
        isDown ? answer({ message: 'Not now' }, 503) : answer({ closed: 28, standing }),
    });
    const form = await fillIn();
    await form.findByLabelText(/^Also close the 28 slots/);
    await userEvent.click(form.getByRole('button', { name: 'Close these days' }));
    await form.findByText(/^The days are closed, but slots .* are still on sale: 503 Not now$/);
    expect(form.queryByText(/^Failed to save the closure/)).toBeNull();
    isDown = false;
    await userEvent.click(form.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(form.queryByText(/are still on sale/)).toBeNull());
    expect(written(requests).filter((call) => call.includes('close-free'))).toHaveLength(2);
  });

  it('are asked about once, whoever is expected on which of them', async () => {
    const closed = ['2099-12-24', '2099-12-31'].map((date) => ({ date, reason: `Shut ${date}` }));
    const requests = openVenue('closures', {
      'GET /api/admin/venues/9': () => answer({ ...erie, closures: closed }),
      'GET /api/admin/availability/standing': () => answer(standing),
    });
    const [first, second] = await waitFor(() => {
      const rows = screen
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent);
      expect(rows.join()).toContain('None');
      return rows;
    });
    expect(first).toContain('2 bookings');
    expect(second).toContain('None');
    const questions = requests.filter((call) => call.includes('/standing'));
    expect(questions).toEqual([expect.stringContaining('from=2099-12-24&to=2099-12-31')]);
  });
});
