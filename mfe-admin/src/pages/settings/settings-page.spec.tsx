import { describe, expect, it } from '@jest/globals';
import type { SettingsView } from '@northlight/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const settings: SettingsView = {
  ...{ bookingFeePercent: 6, memberDiscountPercent: 10, groupDiscountPercent: 10, groupFrom: 5, familyPackPrice: 112 },
  ...{ refundHours: 48, moveHours: 24, holdMinutes: null, version: 3, changes: [] },
};

describe('an admin who sets figures', () => {
  it('cannot end moving before the promised refund, and may leave holds without an end', async () => {
    const asked = openAdmin('/admin/settings', {
      'GET /api/admin/settings': () => answer(settings),
      'PUT /api/admin/settings': () => answer({ version: 4 }),
    });
    const until = await screen.findByLabelText('Moving until');
    await userEvent.clear(until);
    await userEvent.type(until, '49');
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    expect((await screen.findAllByText('Please enter no more hours than for the full refund')).length).toBeGreaterThan(
      0,
    );
    const refund = screen.getByLabelText('Full refund until');
    await userEvent.clear(refund);
    await userEvent.type(refund, '49');
    await waitFor(() => expect(screen.queryByText('Please enter no more hours than for the full refund')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    await waitFor(() =>
      expect(asked.some((line) => line.startsWith('PUT') && line.includes('"holdMinutes":null'))).toBe(true),
    );
  });
});

describe('two admins who set figures at the same time', () => {
  it('are told of each other: what the second typed stays, what the first changed is said, and the next save counts', async () => {
    let now = settings;
    const asked = openAdmin('/admin/settings', {
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

    expect(await screen.findByText('Moving until: 24 → 12')).toBeTruthy();
    expect((screen.getByLabelText('Moving until') as HTMLInputElement).value).toBe('12');
    expect((screen.getByLabelText('Seats are held for') as HTMLInputElement).value).toBe('20');

    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    const puts = () => asked.filter((line) => line.startsWith('PUT'));
    await waitFor(() => expect(puts()).toHaveLength(2));
    const sent = puts().map((line) => JSON.parse(line.slice(line.indexOf('{'))));
    expect(sent.map(({ version, moveHours, holdMinutes }) => [version, moveHours, holdMinutes])).toEqual([
      [3, 24, 20],
      [4, 12, 20],
    ]);
  });
});
