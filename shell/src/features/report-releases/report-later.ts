import { documentRelease } from '../../pinned-fronts.ts';
import { noteRelease, onReleaseNote, ownRelease, type ReleaseNote } from '../../release-notes.ts';
import { sendReports } from './send-reports.ts';

/** The page is there, and what is on its way to it is done; who leaves earlier is counted without measurements. */
const DELAY_MS = 3_000;

const waiting: ReleaseNote[] = [];
let reporter: Promise<(note: ReleaseNote) => void> | undefined;

/**
 * From here on the shell reports by itself, and the document no longer does. The reporter comes once the page is there, or
 * at once where something fails.
 */
export const reportLater = (): void => {
  document.documentElement.setAttribute('data-started', '');
  onReleaseNote(documentRelease.reports ? hear : ignore);
  if (!documentRelease.reports) return;
  noteRelease(ownRelease);
  addEventListener('load', () => setTimeout(start, DELAY_MS), { once: true });
  document.addEventListener('visibilitychange', leave);
};

const hear = (note: ReleaseNote) => {
  if (reporter) return void reporter.then((report) => report(note), ignore);
  waiting.push(note);
  if ('cause' in note) start();
};

const start = () => {
  reporter ??= import('./reporter.ts').then(({ report }) => {
    waiting.forEach(report);
    return report;
  });
  reporter.catch(ignore);
};

/** Who leaves before the reporter is there is counted all the same. */
const leave = () => {
  if (document.visibilityState !== 'hidden' || reporter) return;
  const apps = new Map(waiting.splice(0).map(({ app, release }) => [app, release]));
  sendReports([...apps].map(([app, release]) => ({ app, release, loads: 1, longTasks: 0 })));
};

const ignore = () => undefined;
