import type { ReleaseReportDto } from '@northlight/contracts';
import { onINP } from 'web-vitals/onINP.js';
import { onLCP } from 'web-vitals/onLCP.js';
import type { ReleaseNote } from '../../release-notes.ts';
import { failureOf } from './failure-of.ts';
import { sendReports } from './send-reports.ts';

/** What is noted together is sent together. */
const GATHER_MS = 1_000;
const MOST_COUNTED = 1_000;

type Report = { -readonly [Field in keyof ReleaseReportDto]: ReleaseReportDto[Field] };

/** What is to be said of each release, and was not yet. */
const pending = new Map<string, Report>();
/** A document counts each release once, and its first failure. */
const shown = new Map<string, ReleaseNote>();
const failed = new Set<string>();
const measured = new Set<string>();
let gathering: ReturnType<typeof setTimeout> | undefined;
/** The front that the document was opened for, and the one that is there now. */
let first: ReleaseNote | undefined;
let current: ReleaseNote | undefined;

/** Counts a release, and tells of its first failure at once. */
export const report = (note: ReleaseNote): void => {
  const pendingNow = reportOf(note);
  if (!('cause' in note)) {
    show(note);
    gathering ??= setTimeout(send, GATHER_MS);
  } else if (!failed.has(note.release)) {
    failed.add(note.release);
    pendingNow.failure = failureOf(note);
    send();
  }
};

const show = (note: ReleaseNote) => {
  if (note.app === 'shell') return;
  first ??= note;
  current = note;
};

const reportOf = ({ app, release }: ReleaseNote): Report => {
  const known = pending.get(release);
  if (known) return known;
  const fresh = { app, release, loads: shown.has(release) ? 0 : 1, longTasks: 0 };
  if (fresh.loads) shown.set(release, { app, release });
  pending.set(release, fresh);
  return fresh;
};

const send = () => {
  clearTimeout(gathering);
  gathering = undefined;
  const reports = [...pending.values()];
  pending.clear();
  sendReports(
    reports.filter(({ loads, longTasks, lcpMs, inpMs, failure }) => loads || longTasks || lcpMs || inpMs || failure),
  );
};

const countMore = (pendingNow: Report, count: number) => {
  pendingNow.longTasks = Math.min(MOST_COUNTED, pendingNow.longTasks + count);
};

/** The frame, and a front in it. A front that failed was not what was seen. */
const measuredOf = (front: ReleaseNote | undefined): ReleaseNote[] =>
  [...shown.values()].filter(
    ({ app, release }) => app === 'shell' || (release === front?.release && !failed.has(release)),
  );

/** Each release has one value of a kind in a document. */
const measure = (kind: 'lcpMs' | 'inpMs', note: ReleaseNote, ms: number) => {
  const key = `${kind} ${note.release}`;
  if (measured.has(key)) return;
  measured.add(key);
  reportOf(note)[kind] = Math.round(ms);
};

/** The longest so far, of each release that was there; it is told when the page is left. */
const interactions = new Map<ReleaseNote, number>();
let loadTime = 0;

// A page that comes back from the browser's memory is no load, and its times may be wrong (GoogleChrome/web-vitals#688).
const isLoad = ({ navigationType }: { navigationType: string }) => navigationType !== 'back-forward-cache';

onLCP((metric) => {
  if (isLoad(metric)) loadTime = metric.value;
});
onINP(
  (metric) => {
    if (!isLoad(metric)) return;
    for (const note of measuredOf(current)) interactions.set(note, metric.value);
  },
  { reportAllChanges: true },
);

if (PerformanceObserver.supportedEntryTypes.includes('longtask')) {
  const count = (list: PerformanceObserverEntryList) => {
    for (const note of measuredOf(current)) countMore(reportOf(note), list.getEntries().length);
  };
  new PerformanceObserver(count).observe({ type: 'longtask', buffered: true });
}

/** After the listeners of web-vitals, which then have told all they know. */
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden') return;
  if (loadTime > 0) for (const note of measuredOf(first)) measure('lcpMs', note, loadTime);
  for (const [note, ms] of interactions) measure('inpMs', note, ms);
  send();
});
