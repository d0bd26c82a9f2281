import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DocumentRelease, FrontReleaseView, PreviewView, UserView } from '@northlight/contracts';
import { MemoryRouter, SiteProvider } from '@northlight/site-kit';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const release = (id: string, version: string): FrontReleaseView => ({
  ...{ id, version, publishedAt: new Date(Date.now() - 7_200_000).toISOString() },
  bytes: { entry: 7_000, firstVisit: 31_000, scripts: 88_000, other: 0 },
});
const front = { stable: 'lamps_b', candidate: null, lastGood: 'lamps_a', team: 'light', isShell: false };
const view: PreviewView = {
  ...{ link: 'https://site.example/web/preview?token=x.y', until: '2026-12-01T20:40:00.000Z' },
  fronts: [
    { ...front, app: 'mfe-lamps', releases: [release('lamps_c', '1.2.0'), release('lamps_b', '1.1.0')] },
    { ...front, app: 'mfe-tents', stable: 'tents_a', releases: [release('tents_a', '3.0.0')] },
    { ...front, app: 'shell', stable: 'shell_a', isShell: true, releases: [release('shell_a', '2.0.0')] },
  ],
};
const pinned = { app: 'mfe-lamps', routes: ['/'] };
const loadable = (id: string) => ({ id, container: id, entry: `/r/mfe-lamps/${id}/e.js`, integrity: '' });
const documentRelease: DocumentRelease = { shell: 'shell_a', product: '', fronts: [] };
jest.mock('../../pinned-fronts.ts', () => ({
  documentRelease,
  pinnedFronts: [{ ...pinned, release: loadable('lamps_b') }],
}));

let me: Partial<UserView> | undefined;
let sent: string[];
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const answers: Readonly<Record<string, () => Response>> = {
  '/api/auth/me': () => (me ? answer(me) : answer({}, 401)),
  '/api/fronts/preview': () => answer(view),
};

const open = async () => {
  const { ReleaseInspector } = await import('./release-inspector.tsx');
  await act(async () =>
    render(
      <SiteProvider>
        <MemoryRouter>
          <main id="content">
            <button type="button">On the page</button>
          </main>
          <ReleaseInspector />
        </MemoryRouter>
      </SiteProvider>,
      { container: document.body.appendChild(Object.assign(document.createElement('div'), { id: 'root' })) },
    ),
  );
};
const press = () => userEvent.keyboard('{Control>}.{/Control}');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom loads no page anew
  sent = [];
  me = { id: 7, isAdmin: false, roles: ['deployer'] };
  delete (documentRelease as { preview?: unknown }).preview;
  HTMLDialogElement.prototype.show ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  globalThis.ResizeObserver ??= class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  performance.getEntriesByType = () => [];
  window.fetch = async (input, init) => {
    if (init?.method === 'POST') sent.push(String(init.body));
    return answers[String(input)]?.() ?? answer({});
  };
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

describe('Ctrl+.', () => {
  it('tells a deployer what each part of the page is of, and gives the focus back', async () => {
    await open();
    const before = screen.getByRole('button', { name: 'On the page' });
    before.focus();
    await press();
    const panel = within(await screen.findByRole('dialog', { name: 'Releases on this page' }));
    await waitFor(() =>
      expect(panel.getByText('lamps_b').parentElement?.textContent).toBe(
        'lamps_bmfe-lamps · 1.1.0 · 2 hours ago · live · team light',
      ),
    );
    expect(screen.queryByRole('button', { name: /Preview until/ })).toBeNull();
    await press();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(before);
  });

  it('is answered once the page knows who pressed', async () => {
    let tellUser = (): void => undefined;
    const isKnown = new Promise<void>((resolve) => {
      tellUser = resolve;
    });
    const fetchNow = window.fetch;
    window.fetch = async (input, init) => {
      if (input === '/api/auth/me') await isKnown;
      return fetchNow(input, init);
    };
    await open();
    await press();
    expect(screen.queryByRole('dialog')).toBeNull();
    tellUser();
    expect(await screen.findByRole('dialog', { name: 'Releases on this page' })).toBeTruthy();
  });

  it('does nothing for anybody else', async () => {
    me = { id: 8, isAdmin: false, roles: ['desk'] };
    await open();
    await press();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('whoever looks', () => {
  it('chooses a release of the front here and breaks another on purpose', async () => {
    await open();
    await press();
    await userEvent.selectOptions(await screen.findByLabelText('Release of mfe-lamps'), 'lamps_c');
    await userEvent.click(screen.getByText('2 other fronts'));
    await userEvent.selectOptions(screen.getByLabelText('Break mfe-tents on purpose'), 'Its page throws an error');
    expect(screen.queryByLabelText('Break shell on purpose')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(JSON.parse(sent[0] ?? '')).toEqual({
      hours: 8,
      releases: ['lamps_c'],
      faults: [{ app: 'mfe-tents', fault: 'render' }],
    });
  });

  it('is reminded on every page of a preview, and goes back to what is live', async () => {
    me = undefined;
    Object.assign(documentRelease, { preview: { until: view.until, releases: ['lamps_b'] } });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Preview until \d+:\d\d/ }));
    expect(await screen.findByLabelText<HTMLSelectElement>('Release of mfe-lamps')).toHaveProperty('value', 'lamps_b');
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Back to what’s live' }));
    await waitFor(() => expect(JSON.parse(sent[0] ?? '')).toEqual({ hours: 8, releases: [], faults: [] }));
  });
});
