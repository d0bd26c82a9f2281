import { beforeEach, describe, expect, it } from '@jest/globals';
import type { FrontChangeView, FrontErrorView, FrontReleaseView, FrontView } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, answer, openAdmin } from '../../testing/open-admin.tsx';

const bytes = { entry: 7_000, firstVisit: 31_000, scripts: 88_000, other: 0 };
const release = (id: string, version: string): FrontReleaseView => ({
  ...{ id, version, bytes },
  publishedAt: new Date(Date.now() - 7_200_000).toISOString(),
});
const first = release('catalog_aaaaaaaaaa', '1.0.0');
const second = release('catalog_bbbbbbbbbb', '1.1.0');
const state = { stable: first.id, candidate: null, percent: 0, killed: false };
const change: FrontChangeView = {
  ...{ revision: 7, action: 'revive', at: second.publishedAt, who: 'robin', whoId: 7, reason: 'It charges once again' },
  ...{ from: { ...state, killed: true }, to: state },
};
const none = { loads: 0, failures: 0, lcpP75Ms: null, inpP75Ms: null };
const figures = { since: second.publishedAt, stable: { ...none, release: first.id }, candidate: null };
const catalog: FrontView = {
  ...{ app: 'mfe-catalog', team: 'catalog', stable: first, candidate: null, percent: 0 },
  ...{ lastGood: null, killed: false, revision: 7, lastChange: change },
  ...{ since: null, stopped: null, next: null, figures },
};
const moved = {
  ...{ statusCode: 409, code: 'FRONT_MOVED' },
  message: 'Someone else changed mfe-catalog. It’s now at revision 8. Please check it again.',
};

const broken: FrontErrorView = {
  ...{
    id: '9a4c',
    release: second.id,
    kind: 'render',
    message: 'price is undefined',
    route: '/experience/*',
    count: 12,
  },
  ...{ firstSeen: second.publishedAt, lastSeen: second.publishedAt },
  frames: [
    { text: 'mfe-catalog/src/features/price/price.tsx:14:22', isMapped: true },
    { text: 'at /r/mfe-catalog/bbbbbbbbbb/9.js:1:2', isMapped: false },
  ],
};
let errors: readonly FrontErrorView[];

const open = (fronts: readonly FrontView[], ordered = () => answer({ changed: true }), address = '/admin/fronts') =>
  openAdmin(address, {
    'GET /api/auth/me': () => answer({ ...admin, isAdmin: false, roles: ['deployer'] }),
    'GET /api/admin/fronts': () => answer(fronts),
    'GET /api/admin/fronts/mfe-catalog/history': () => answer({ items: [change], nextCursor: null }),
    'GET /api/admin/fronts/mfe-catalog/errors': () => answer(errors),
    'GET /api/admin/fronts/mfe-catalog/releases': () =>
      answer([second, first].map((one) => ({ ...one, isProtected: false, goesAfter: null }))),
    'POST /api/admin/fronts/mfe-catalog/channel': ordered,
  });
const orders = (requests: readonly string[]) => requests.filter((call) => call.startsWith('POST'));

/** There is no layout here that a chart could follow. */
class NoLayout {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  globalThis.ResizeObserver ??= NoLayout;
  cleanup();
  errors = [];
});

describe('a deployer', () => {
  it('promotes a release to a tenth of the visitors, and reads before what comes of it', async () => {
    const requests = open([catalog]);
    await userEvent.click(await screen.findByRole('button', { name: 'Promote a release of mfe-catalog' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(await dialog.findByLabelText('Release'), second.id);
    expect(dialog.queryByRole('option', { name: new RegExp(first.id) })).toBeNull();
    expect(dialog.getByText(/About 10 in 100 visitors get catalog_bbbbbbbbbb/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Promote' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(orders(requests)).toEqual([
      `POST /api/admin/fronts/mfe-catalog/channel {"revision":7,"action":"promote","release":"${second.id}","percent":10,"retire":false}`,
    ]);
  });

  it('who was too slow is told so, and the order stays as it was', async () => {
    open([{ ...catalog, candidate: second, percent: 25 }], () => answer(moved, 409));
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back mfe-catalog' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/The 25% of visitors who have catalog_bbbbbbbbbb lose it then/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
    expect(await dialog.findByText(moved.message)).toBeTruthy();
  });

  it('says why a front is switched off, and never switches off the shell', async () => {
    const requests = open([catalog, { ...catalog, app: 'shell' }]);
    expect(await screen.findAllByRole('button', { name: /Switch off/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Switch off mfe-catalog' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText(/Reason/), 'It charges twice');
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(orders(requests)).toHaveLength(1));
    expect(orders(requests)[0]).toContain('{"action":"kill","revision":7,"reason":"It charges twice"}');
  });

  it('sees the history of a front, who and why, from what to what', async () => {
    open([catalog], undefined, '/admin/fronts?front=mfe-catalog');
    const history = within(await screen.findByRole('region', { name: 'History' }));
    expect((await history.findByRole('listitem')).textContent).toContain(
      `Switched on by robinIt charges once again${first.id} for everyone, switched off → ${first.id} for everyone`,
    );
  });
});

describe('a front', () => {
  it('is told in words: what is live, since when, for how many', async () => {
    open([{ ...catalog, candidate: second, percent: 10 }]);
    expect(await screen.findByText('Trying on 10%')).toBeTruthy();
    expect(screen.getByText('90% of visitors')).toBeTruthy();
    expect(screen.getByText('Switched on 2 hours ago by robin: It charges once again')).toBeTruthy();
    expect(screen.getByText('No earlier release')).toBeTruthy();
  });

  it('that nobody has promoted yet is not made up', async () => {
    open([]);
    expect(await screen.findByText('Nothing is live yet')).toBeTruthy();
  });

  it('whose candidate stopped itself says why', async () => {
    const stopped = { reason: '4.0 points more loads failed', at: second.publishedAt };
    open([{ ...catalog, candidate: second, stopped }]);
    expect(await screen.findByText('Candidate stopped')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The candidate stopped itself 2 hours ago. Nobody gets it now.4.0 points more loads failed',
    );
  });

  it('may be given a release that climbs by itself', async () => {
    const requests = open([catalog]);
    await userEvent.click(await screen.findByRole('button', { name: 'Promote a release of mfe-catalog' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(await dialog.findByLabelText('Release'), second.id);
    await userEvent.selectOptions(dialog.getByLabelText('Visitors'), 'A growing share: 5%, 25%, then everyone');
    await userEvent.click(dialog.getByRole('button', { name: 'Promote' }));
    await waitFor(() => expect(orders(requests)).toHaveLength(1));
    expect(orders(requests)[0]).toContain('"rampStepMinutes":10,"retire":false}');
  });
});

describe('the page of one front', () => {
  const page = '/admin/fronts?front=mfe-catalog';

  it('has figures of both releases side by side', async () => {
    const stable = { release: first.id, loads: 1_412, failures: 1, lcpP75Ms: 1_240, inpP75Ms: 88 };
    const candidate = { release: second.id, loads: 40, failures: 2, lcpP75Ms: 1_300, inpP75Ms: null };
    open([{ ...catalog, candidate: second, percent: 10, figures: { ...figures, stable, candidate } }], undefined, page);
    const table = within(await screen.findByRole('table', { name: 'How visits go' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'MeasureStableCandidate',
      'Visits that loaded it1,41240',
      'Visits in which it failed1 (0.1%)2 (5%)',
      'Largest content shown (LCP)1.24 sec1.3 sec',
      'Answer to a press or key (INP)0.09 sec–',
    ]);
  });

  it('says so where nobody came and nothing failed', async () => {
    open([catalog], undefined, page);
    expect(await screen.findByText(/^No visits reported since /)).toBeTruthy();
    expect(await screen.findByText('No errors reported by browsers.')).toBeTruthy();
  });

  it('lists errors by release, with their lines in the sources', async () => {
    errors = [broken];
    open([{ ...catalog, candidate: second, percent: 10 }], undefined, page);
    const list = within(await screen.findByRole('region', { name: `Errors of ${second.id}` }));
    expect(list.getByText('Candidate')).toBeTruthy();
    await userEvent.click(list.getByText('price is undefined'));
    expect(list.getByText('Broke while it was shown at /experience/*, 12 times, last 2 hours ago')).toBeTruthy();
    expect(list.getByText('mfe-catalog/src/features/price/price.tsx:14:22')).toBeTruthy();
    expect(list.getByText('(no source map)')).toBeTruthy();
  });
});
