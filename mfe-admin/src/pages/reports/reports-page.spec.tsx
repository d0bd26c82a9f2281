import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ProofsView, ReportRow, ReportView } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const figures = {
  ...{ bookings: 2, cancelled: 0, noShows: 0, tickets: 5, booked: 5, capacity: 20 },
  ...{ gross: 0, discounts: 0, vouchers: 0, fees: 0, unpaid: 0, refunds: 0, net: 0 },
};
const row = (key: Omit<ReportRow, keyof typeof figures>, net: number): ReportRow => ({ ...figures, ...key, net });
const rochester = { venueId: 1, venueName: 'Rochester' };
const erie = { venueId: 2, venueName: 'Erie' };
const race = { experienceId: 1, experienceName: 'Drone Race' };
const school = { experienceId: 2, experienceName: 'Drone School' };
const report: ReportView = {
  ...{ from: '2026-11-01', to: '2026-11-30', total: figures, shop: null },
  rows: [row({ ...rochester, ...race }, 120), row({ ...rochester, ...school }, 40), row({ ...erie, ...race }, 80)],
} as unknown as ReportView;

const proven: ProofsView = {
  proofs: [{ kind: 'journal', day: '2026-11-29', at: new Date().toISOString(), compared: 412 }],
  differences: [],
};
const wrong: ProofsView['differences'][number] = {
  ...{ id: '01a54c91-2b10-7d63-8e2f-5a9c0b7d4e19', proof: 'gateway', what: 'not_in_the_books', day: '2026-11-29' },
  ...{ subject: 'txn_1', expected: 10, actual: 0, since: '2026-11-30T09:20:00.000Z' },
};

const open = (reports: (query: URLSearchParams) => Response | Promise<Response>, proofs = proven) =>
  openAdmin('/admin/reports?from=2026-11-01&to=2026-11-30', {
    'GET /api/venues': () => answer([{ id: 1, name: 'Rochester', status: 'open', timezone: 'America/New_York' }]),
    'GET /api/experiences': () => answer([{ id: 1, name: 'Drone Race' }]),
    'GET /api/admin/reports': reports,
    'GET /api/admin/journal/proofs': () => answer(proofs),
    [`POST /api/admin/journal/differences/${wrong.id}/settle`]: () => new Response(null, { status: 204 }),
  });
const choose = async () =>
  userEvent.selectOptions(
    await screen.findByLabelText('Experience'),
    await screen.findByRole('option', { name: 'Drone Race' }),
  );
const asksOf = (requests: readonly string[]) => requests.filter((call) => call.startsWith('GET /api/admin/reports'));

beforeEach(cleanup);

describe('a report', () => {
  it('keeps the focus when it is shown, and is added up anew for the same days', async () => {
    const requests = open(() => answer(report));
    await screen.findByRole('heading', { name: 'November 1, 2026 to November 30, 2026' });
    await choose();
    const show = screen.getByRole('button', { name: 'Show' });
    await userEvent.click(show);
    await waitFor(() => expect(asksOf(requests)).toHaveLength(2));
    expect(document.activeElement).toBe(show);
    await userEvent.click(show);
    await waitFor(() => expect(asksOf(requests)).toHaveLength(3));
  });

  it('follows a preset, with what was chosen beside it', async () => {
    const requests = open(() => answer(report));
    await choose();
    await userEvent.click(screen.getByRole('button', { name: 'Last month' }));
    await waitFor(() => expect(asksOf(requests)).toHaveLength(2));
    expect(asksOf(requests)[1]).toContain('experienceId=1');
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe(
      new URLSearchParams(location.search).get('from'),
    );
  });

  it('that could not be asked for is no mistake in a field', async () => {
    open(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await screen.findByText('Couldn’t load the report.')).toBeTruthy();
    expect(screen.getByLabelText('To').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('tells what the shop sold also on days without visits', async () => {
    open(() => answer({ ...report, rows: [], shop: { orders: 3, pieces: 7, amount: 91.5 } }));
    expect(await screen.findByText(/Shop: 3 orders, 7 items, \$91\.50\./)).toBeTruthy();
    expect(screen.queryByText('Nothing was on sale')).toBeNull();
  });

  it('names each bar whole, with its venue where there are several', async () => {
    open(() => answer(report));
    const bars = within(await screen.findByRole('figure', { name: 'Net by experience' }));
    expect(bars.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Drone Race Rochester$120.00',
      'Drone Race Erie$80.00',
      'Drone School Rochester$40.00',
    ]);
  });
});

describe('the proof of the books', () => {
  it('says that everything adds up, and what was compared', async () => {
    open(() => answer(report));
    expect(await screen.findByText('Everything adds up')).toBeTruthy();
    expect(screen.getByText(/plans through November 29, 2026: 412 amounts compared/)).toBeTruthy();
  });

  it('says that a night was missed', async () => {
    const [journal] = proven.proofs as [ProofsView['proofs'][number]];
    open(() => answer(report), { ...proven, proofs: [{ ...journal, at: '2026-11-01T09:20:00.000Z' }] });
    expect(await screen.findByText(/weren’t since Nov 1, 2026/)).toBeTruthy();
  });

  it('lists what does not, until an admin has settled it', async () => {
    const requests = open(() => answer(report), { ...proven, differences: [wrong] });
    expect(await screen.findByText('1 difference needs a closer look')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Settle the difference at txn_1' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByLabelText('It isn’t a payment of this site'));
    await userEvent.click(dialog.getByRole('button', { name: 'Settle' }));
    await waitFor(() => expect(requests.filter((call) => call.includes(`${wrong.id}/settle`))).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
