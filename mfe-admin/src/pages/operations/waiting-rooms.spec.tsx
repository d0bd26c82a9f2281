import { beforeEach, describe, expect, it } from '@jest/globals';
import type { WaitingRoomView } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const at = '2026-11-22T15:00:00.000Z';
const room: WaitingRoomView = {
  ...{ id: 4, name: 'New Year’s Eve', experienceId: null, stage: 'open', gathersAt: at, opensAt: at, closesAt: at },
  ...{ admittedPerMinute: 300, visitMinutes: 15 },
};

let sent: unknown[];
function open(...rooms: readonly WaitingRoomView[]) {
  let listed = rooms;
  const change = (part: Partial<WaitingRoomView>) => {
    listed = listed.map((one) => ({ ...one, ...part }));
    return answer(listed[0]);
  };
  openAdmin('/admin/operations', {
    'GET /api/admin/queues': () => answer({ asOf: at, queues: [] }),
    'GET /api/admin/waiting-rooms': () => answer(listed),
    'GET /api/experiences': () => answer([{ id: 7, name: 'Jurassic Ride' }]),
    'POST /api/admin/waiting-rooms': (_, body) => {
      sent.push(body);
      listed = [room];
      return answer(room, 201);
    },
    'PATCH /api/admin/waiting-rooms/4': () => change({ admittedPerMinute: 600 }),
    'POST /api/admin/waiting-rooms/4/close': () => change({ stage: 'closed' }),
  });
}

beforeEach(() => {
  cleanup();
  sent = [];
});

describe('the waiting rooms', () => {
  it('are let in faster, and closed, once somebody has said so', async () => {
    open(room);
    await userEvent.click(await screen.findByRole('button', { name: 'Change the rate of New Year’s Eve' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.clear(within(dialog).getByLabelText(/People let in per minute/));
    await userEvent.type(within(dialog).getByLabelText(/People let in per minute/), '600');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('600')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close New Year’s Eve' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Closed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close New Year’s Eve' })).toBeNull();
  });

  it('are planned in the form', async () => {
    open();
    await userEvent.type(await screen.findByLabelText(/What guests wait for/), 'New Year’s Eve');
    await userEvent.type(screen.getByLabelText(/^Opens/), '2026-12-04T18:00');
    await screen.findByRole('option', { name: 'Jurassic Ride' });
    await userEvent.selectOptions(screen.getByLabelText(/^In front of/), 'Jurassic Ride');
    await userEvent.click(screen.getByRole('button', { name: 'Plan it' }));
    await waitFor(() => expect(screen.getByRole('row', { name: /New Year’s Eve/ })).toBeTruthy());
    expect(sent).toEqual([
      {
        ...{ name: 'New Year’s Eve', experienceId: 7, admittedPerMinute: 300 },
        opensAt: new Date('2026-12-04T18:00').toISOString(),
      },
    ]);
  });

  it('are before the whole site only where somebody chooses that', async () => {
    open();
    await userEvent.type(await screen.findByLabelText(/What guests wait for/), 'New Year’s Eve');
    await userEvent.type(screen.getByLabelText(/^Opens/), '2026-12-04T18:00');
    await userEvent.click(screen.getByRole('button', { name: 'Plan it' }));
    expect(await screen.findByText('Please choose what it’s in front of')).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.selectOptions(screen.getByLabelText(/^In front of/), 'The whole site');
    await userEvent.click(screen.getByRole('button', { name: 'Plan it' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ experienceId: null })]));
  });
});
