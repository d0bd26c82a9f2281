import { officeZone } from '../../../platform/kernel/venue-time.js';

/** The queue of the job that throws away old releases. */
export const releasesQueue = {
  name: 'releases',
  collect: 'collect-releases',
  /** When nobody deploys. */
  nightly: { pattern: '0 45 4 * * *', tz: officeZone },
} as const;
