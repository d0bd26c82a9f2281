import { releaseReportsPath } from '@northlight/contracts';

/** As a beacon: it outlives the page, and nothing waits for its answer. */
export const sendReports = (releases: readonly object[]): void => {
  if (releases.length === 0) return;
  navigator.sendBeacon(releaseReportsPath, new Blob([JSON.stringify({ releases })], { type: 'application/json' }));
};
