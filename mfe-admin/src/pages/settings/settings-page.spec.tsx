import { afterEach, describe, expect, it } from '@jest/globals';
import { type SettingsView, usualRetention } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const settings: SettingsView = {
  ...{ bookingFeePercent: 6, memberDiscountPercent: 10, groupDiscountPercent: 10, groupFrom: 5, familyPackPrice: 112 },
  ...{ refundHours: 48, moveHours: 24, holdMinutes: null, collectDays: 14, version: 3, changes: [] },
  ...usualRetention,
};
const sender = () => answer({ name: 'Northlight', replyTo: null, address: 'bookings@example.com', version: 0 });

afterEach(cleanup);

describe('an admin who sets figures', () => {
  it('cannot end moving before the promised refund, and may leave holds without an end', async () => {
    const requests = openAdmin('/admin/settings', {
      'GET /api/admin/settings': () => answer(settings),
      'PUT /api/admin/settings': () => answer({ version: 4 }),
    });
    const until = await screen.findByLabelText('Rescheduling until');
    await userEvent.clear(until);
    await userEvent.type(until, '49');
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    expect((await screen.findAllByText('Please enter no more hours than for a full refund')).length).toBeGreaterThan(0);
    const refund = screen.getByLabelText('Full refund until');
    await userEvent.clear(refund);
    await userEvent.type(refund, '49');
    await waitFor(() => expect(screen.queryByText('Please enter no more hours than for a full refund')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    await waitFor(() =>
      expect(requests.some((line) => line.startsWith('PUT') && line.includes('"holdMinutes":null'))).toBe(true),
    );
  });
});

describe('an admin who sets how long personal data is kept', () => {
  it('reads why and what may be set, and cannot leave it empty', async () => {
    openAdmin('/admin/settings', {
      'GET /api/admin/settings': () => answer(settings),
      'GET /api/admin/settings/sender': sender,
    });
    const notes = await screen.findByLabelText<HTMLInputElement>('Notes for a visit');
    expect(notes.value).toBe('30');
    expect(screen.getByText('days, 1 to 90; after the visit; they may be about health')).toBeTruthy();
    await userEvent.clear(notes);
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    expect((await screen.findAllByText('Please enter a whole number of days from 1 to 90')).length).toBeGreaterThan(0);
  });
});

describe('an admin who thinks better of it', () => {
  it('undoes what was typed, hears it, and stays at the buttons', async () => {
    openAdmin('/admin/settings', {
      'GET /api/admin/settings': () => answer(settings),
      'GET /api/admin/settings/sender': sender,
    });
    const until = await screen.findByLabelText<HTMLInputElement>('Rescheduling until');
    await userEvent.type(until, '9');
    await userEvent.click(screen.getByRole('button', { name: 'Undo changes' }));
    expect(until.value).toBe('24');
    expect(await screen.findByText('Changes undone.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save settings' }));
  });
});

describe('two admins who set figures at the same time', () => {
  it('are told of each other: what the second typed stays, what the first changed is said, and the next save counts', async () => {
    let now = settings;
    const requests = openAdmin('/admin/settings', {
      'GET /api/admin/settings': () => answer(now),
      'PUT /api/admin/settings': (_, body) =>
        (body as SettingsView).version === now.version
          ? answer({ version: 5 })
          : answer({ code: 'CONFLICT', message: 'Somebody else changed this.' }, 409),
    });
    const hold = await screen.findByLabelText('Seats are held for');
    await userEvent.type(hold, '20');
    now = { ...settings, moveHours: 12, version: 4 };
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));

    expect(await screen.findByText('Rescheduling until: 24 → 12')).toBeTruthy();
    expect((screen.getByLabelText('Rescheduling until') as HTMLInputElement).value).toBe('12');
    expect((screen.getByLabelText('Seats are held for') as HTMLInputElement).value).toBe('20');

    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    const puts = () => requests.filter((line) => line.startsWith('PUT'));
    await waitFor(() => expect(puts()).toHaveLength(2));
    const sent = puts().map((line) => JSON.parse(line.slice(line.indexOf('{'))));
    expect(sent.map(({ version, moveHours, holdMinutes }) => [version, moveHours, holdMinutes])).toEqual([
      [3, 24, 20],
      [4, 12, 20],
    ]);
  });
});

describe('new prices', () => {
  const example = (totalPrice: number) => ({ ticketType: 'standard', numberOfTickets: 1, totalPrice });
  const preview = { ticketPrice: 34, examples: [{ now: example(36.04), after: example(36.72) }] };
  const ask = async (more: Parameters<typeof openAdmin>[1]) => {
    const requests = openAdmin('/admin/settings', { 'GET /api/admin/settings': () => answer(settings), ...more });
    const fee = await screen.findByLabelText('Booking fee');
    await userEvent.clear(fee);
    await userEvent.type(fee, '8');
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    return {
      requests,
      dialog: within(await screen.findByRole('alertdialog', { name: 'Change ticket prices?' })),
    };
  };
  const confirm = (dialog: ReturnType<typeof within>) =>
    userEvent.click(dialog.getByRole('button', { name: 'Change prices' }));

  it('that could not be saved say so where they were confirmed', async () => {
    const { dialog } = await ask({
      'POST /api/admin/price-preview': () => answer(preview),
      'PUT /api/admin/settings': () => answer({ message: 'The settings are locked.' }, 503),
    });
    await dialog.findByText('$36.72');
    await confirm(dialog);
    expect(await dialog.findByText('The settings are locked.')).toBeTruthy();
  });

  it('are not confirmed before somebody has seen them', async () => {
    const { requests: requested, dialog } = await ask({
      'POST /api/admin/price-preview': () => answer({ message: 'Not now' }, 503),
    });
    await dialog.findByText('Couldn’t calculate the prices.');
    await confirm(dialog);
    expect(requested.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('count as saved also where the settings cannot be read again', async () => {
    let isDown = false;
    await ask({
      'GET /api/admin/settings/sender': sender,
      'GET /api/admin/tax-rates': () => answer([]),
      'GET /api/admin/settings': () => (isDown ? answer({ message: 'Down' }, 503) : answer(settings)),
      'POST /api/admin/price-preview': () => answer(preview),
      'PUT /api/admin/settings': () => {
        isDown = true;
        return answer({ version: 4 });
      },
    }).then(({ dialog }) => dialog.findByText('$36.72').then(() => confirm(dialog)));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect((screen.getByLabelText('Booking fee') as HTMLInputElement).value).toBe('8');
  });
});
