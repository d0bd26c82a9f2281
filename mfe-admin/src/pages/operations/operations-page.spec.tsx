import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  type FailedJobView,
  type OutboxView,
  type QueueView,
  type RetentionView,
  usualRetention,
} from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const at = '2026-11-22T15:00:00.000Z';
const queueOf = (name: string, failed: number): QueueView => ({
  ...{ name, failed, isPaused: false, waiting: 0, active: 0, delayed: 0, completed: 3, retrying: 0, stalled: 0 },
  ...{ oldestSeconds: null, workers: 1 },
});
const jobOf = (queue: string): FailedJobView => ({
  ...{ id: `${queue}-1`, queue, kind: `job of ${queue}`, reason: 'It is not there', attempts: 3, createdAt: at },
  ...{ failedAt: at, payload: {} },
});
const outbox: OutboxView = { asOf: at, waiting: 0, oldestSeconds: 0, failed: 0, jobs: [], followers: [], parked: [] };

const retention: RetentionView = {
  ...{ asOf: at, doneAt: null, rules: { ...usualRetention, keepNoteDays: 14 } },
  kinds: [
    { kind: 'notes', due: 3, overdue: 1, oldest: at },
    { kind: 'bookings', due: 1_000, overdue: 0, oldest: at },
    { kind: 'failedJobs', due: null, overdue: null, oldest: null },
  ],
};

/** Opens the page where a job of each of these queues has failed; what is tried again works. */
function open(...queues: readonly string[]) {
  const failed = new Set(queues);
  const isDone = (queue: string) => {
    failed.delete(queue);
    return answer({ retried: 1, left: 0 });
  };
  openAdmin('/admin/operations', {
    'GET /api/admin/queues': () =>
      answer({ asOf: at, queues: queues.map((name) => queueOf(name, failed.has(name) ? 1 : 0)) }),
    'GET /api/admin/outbox': () => answer(outbox),
    'GET /api/admin/retention': () => answer(retention),
    ...Object.fromEntries(
      queues.flatMap((name) => [
        [`GET /api/admin/queues/${name}/failed`, () => answer(failed.has(name) ? [jobOf(name)] : [])],
        [`POST /api/admin/queues/${name}/retry`, () => isDone(name)],
        [`DELETE /api/admin/queues/${name}/jobs/${name}-1`, () => isDone(name)],
      ]),
    ),
  });
}

async function press(name: string, confirm: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: confirm }));
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
}

const heading = () => screen.getByRole('heading', { name: 'Failed jobs' });

beforeEach(cleanup);

describe('an operator with the keyboard', () => {
  it.each([
    ['the jobs of the only queue', ['media']],
    ['the jobs of one queue of two', ['media', 'mails']],
  ])('stays at the failed jobs once %s are tried again', async (_, queues) => {
    open(...queues);
    await press('Retry all in media', 'Retry them');
    await waitFor(() => expect(document.activeElement).toBe(heading()));
  });

  it('stays there once a job is given up', async () => {
    open('media');
    await press('Discard media-1', 'Discard job');
    await waitFor(() => expect(document.activeElement).toBe(heading()));
  });

  it('is never told that nothing has failed while it is asked what has', async () => {
    open('media', 'mails');
    const lines: string[] = [];
    await screen.findByText('2 total.');
    const watch = new MutationObserver(() => lines.push(heading().parentElement?.textContent ?? ''));
    watch.observe(document.body, { childList: true, subtree: true });
    await press('Retry all in media', 'Retry them');
    await screen.findByText('1 total.');
    watch.disconnect();
    expect(lines.filter((text) => text.includes('No jobs have failed'))).toEqual([]);
  });
});

describe('what of persons is past its term', () => {
  it('is shown with how long it is kept, as the rules are set, and since when', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Personal data past its term' });
    const rows = within(table).getAllByRole('row').slice(1);
    const texts = rows.map((row) => row.textContent ?? '');
    expect(texts[0]).toMatch(/Notes for a visit3, 1 overdueNov 22, 2026.*14 days/);
    expect(texts[1]).toMatch(/Customers of bookings1,000 or more.*7 years/);
    expect(screen.getByText(/the reason is under failed jobs/)).toBeTruthy();
    expect(texts[2]).toMatch(/Failed jobsunknown.*30 days/);
  });
});
