import { releaseReportsPath } from '@northlight/contracts';
import { documentRelease } from '../../pinned-fronts.ts';

/** The page is there, and what is on its way to it is done; who leaves earlier is counted without measurements. */
const DELAY_MS = 3_000;

/** A release was to be shown in this document, or failed in it. */
export interface ReleaseNote {
  readonly app: string;
  readonly release: string;
  /** What was thrown; undefined where it was shown. */
  readonly cause?: unknown;
}

const early: ReleaseNote[] = [];
let reporter: Promise<(note: ReleaseNote) => void> | undefined;

/** Notes it for the reporter, which comes after the page, or at once where something failed. */
export const noteRelease = (note: ReleaseNote): void => {
  if (!documentRelease.reports) return;
  if (reporter) return void reporter.then((report) => report(note), ignore);
  early.push(note);
  if ('cause' in note) start();
};

/** Has the reporter come once the page is there. */
export const reportLater = (): void => {
  if (!documentRelease.reports) return;
  noteRelease(ownRelease);
  addEventListener('load', () => setTimeout(start, DELAY_MS), { once: true });
  document.addEventListener('visibilitychange', leave);
};

const ownRelease = { app: 'shell', release: documentRelease.shell };

/** A page of the shell itself does not load, or breaks. */
export const noteShellFailure = (cause: unknown): void => noteRelease({ ...ownRelease, cause });

const start = () => {
  reporter ??= import('./reporter.ts').then(({ report }) => {
    document.removeEventListener('visibilitychange', leave);
    for (const note of early) report(note);
    return report;
  });
  reporter.catch(ignore);
};

/** Who leaves before the reporter is there is counted all the same. */
const leave = () => {
  if (document.visibilityState !== 'hidden' || reporter) return;
  const apps = new Map(early.splice(0).map(({ app, release }) => [app, release]));
  sendReports([...apps].map(([app, release]) => ({ app, release, loads: 1, longTasks: 0 })));
};

/** As a beacon: it outlives the page, and nothing waits for its answer. */
export const sendReports = (releases: readonly object[]): void => {
  if (releases.length === 0) return;
  navigator.sendBeacon(releaseReportsPath, new Blob([JSON.stringify({ releases })], { type: 'application/json' }));
};

const ignore = () => undefined;
