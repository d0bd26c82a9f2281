import { officeZone } from '../kernel/venue-time.js';

export const tidyQueue = {
  name: 'tidy',
  kind: 'tidy-log',
  every: { pattern: '0 10 * * * *' },
  applyTerms: 'apply-terms',
  nightly: { pattern: '0 40 3 * * *', tz: officeZone },
} as const;
