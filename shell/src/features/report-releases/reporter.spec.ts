import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ReportReleasesDto } from '@northlight/contracts';
import { loadOnce } from '@northlight/site-kit';

interface Metric {
  readonly value: number;
  readonly navigationType: string;
}
type Tell = (metric: Metric) => void;

const catalog = { app: 'mfe-catalog', release: 'catalog_aaaaaaaaaa' };
const booking = { app: 'mfe-booking', release: 'booking_bbbbbbbbbb' };
const shell = { app: 'shell', release: 'shell_cccccccccc' };
const fronts = [{ app: 'mfe-catalog', routes: ['/experience/*'] }];
const documentRelease = { shell: shell.release, product: '', fronts, reports: true };
const tells: Record<string, Tell> = {};
const sent: Blob[] = [];

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  jest.doMock('../../pinned-fronts.ts', () => ({ documentRelease, pinnedFronts: fronts }));
  // jsdom paints nothing and measures nothing: what the library would tell is told by the story
  jest.doMock('web-vitals/onLCP.js', () => ({ onLCP: (tell: Tell) => Object.assign(tells, { lcp: tell }) }));
  jest.doMock('web-vitals/onINP.js', () => ({ onINP: (tell: Tell) => Object.assign(tells, { inp: tell }) }));
  Object.assign(globalThis, { PerformanceObserver: { supportedEntryTypes: [] } });
  Object.assign(navigator, { sendBeacon: (_: string, body: Blob) => sent.push(body) });
  history.replaceState(null, '', '/experience/jurassic-ride?guest=maya');
  sent.length = 0;
});
afterEach(() => void jest.useRealTimers());

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
const reports = async () => {
  jest.useRealTimers();
  const bodies = await Promise.all(sent.map(textOf));
  return bodies.map((body) => (JSON.parse(body) as ReportReleasesDto).releases);
};
const leave = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
};
const opened = async () => {
  const { report } = await import('./reporter.ts');
  report(shell);
  report(catalog);
  return report;
};

describe('a page that is shown', () => {
  it('counts its releases once, soon after', async () => {
    const report = await opened();
    jest.advanceTimersByTime(1_000);
    report(catalog);
    report(booking);
    jest.advanceTimersByTime(1_000);
    const counted = (await reports()).map((releases) => releases.map(({ app, loads }) => [app, loads]));
    expect(counted).toEqual([
      [
        ['shell', 1],
        ['mfe-catalog', 1],
      ],
      [['mfe-booking', 1]],
    ]);
  });

  it('tells of the paint for the front that it was opened for, and of each front the interactions in it', async () => {
    const report = await opened();
    jest.advanceTimersByTime(1_000);
    tells.lcp?.({ value: 1_200.4, navigationType: 'navigate' });
    tells.inp?.({ value: 80, navigationType: 'navigate' });
    report(booking);
    tells.inp?.({ value: 240, navigationType: 'navigate' });
    leave();
    leave();
    expect((await reports()).slice(1)).toEqual([
      [
        { ...catalog, loads: 0, longTasks: 0, lcpMs: 1_200, inpMs: 80 },
        { ...shell, loads: 0, longTasks: 0, lcpMs: 1_200, inpMs: 240 },
        { ...booking, loads: 1, longTasks: 0, inpMs: 240 },
      ].sort((a, b) => order(a.app) - order(b.app)),
    ]);
  });

  it('tells nothing of a page that comes back from the browser’s memory', async () => {
    await opened();
    jest.advanceTimersByTime(1_000);
    tells.inp?.({ value: 9_000, navigationType: 'back-forward-cache' });
    tells.lcp?.({ value: 9_000, navigationType: 'back-forward-cache' });
    leave();
    expect(await reports()).toHaveLength(1);
  });
});

const order = (app: string) => ['mfe-booking', 'shell', 'mfe-catalog'].indexOf(app);

describe('a front that fails', () => {
  const error = (message: string, change: object = {}) => {
    const frames = [
      'at Lamp (https://x.example/r/mfe-catalog/aaaaaaaaaa/page.js:1:20)',
      'at https://x.example/?guest=maya:1:1',
    ];
    return Object.assign(new Error(message), { stack: [`Error: ${message}`, ...frames].join('\n') }, change);
  };

  it('is told at once, and once in a document, without what is not its own', async () => {
    const report = await opened();
    report({ ...catalog, cause: error('no lamp') });
    report({ ...catalog, cause: error('no other lamp') });
    const [releases = []] = await reports();
    expect(sent).toHaveLength(1);
    expect(releases.find(({ app }) => app === 'mfe-catalog')).toEqual({
      ...{ ...catalog, loads: 1, longTasks: 0 },
      failure: {
        kind: 'render',
        message: 'Error: no lamp',
        stack: 'at Lamp (https://x.example/r/mfe-catalog/aaaaaaaaaa/page.js:1:20)',
        route: '/experience/*',
      },
    });
  });

  it.each([
    ['entry', {}],
    ['chunk', { request: 'https://x.example/r/mfe-catalog/aaaaaaaaaa/375.js', type: 'timeout' }],
  ] as const)('says that its %s did not come', async (kind, change) => {
    const report = await opened();
    const cause = await loadOnce(() => Promise.reject(error('it did not come', change)))
      .read()
      .catch((thrown: unknown) => thrown);
    report({ ...catalog, cause });
    const [releases = []] = await reports();
    expect(releases.find(({ app }) => app === 'mfe-catalog')?.failure?.kind).toBe(kind);
  });

  it('has no part in the paint of the page', async () => {
    const report = await opened();
    report({ ...catalog, cause: error('no lamp') });
    tells.lcp?.({ value: 1_000, navigationType: 'navigate' });
    leave();
    expect((await reports()).at(-1)).toEqual([{ ...shell, loads: 0, longTasks: 0, lcpMs: 1_000 }]);
  });
});
