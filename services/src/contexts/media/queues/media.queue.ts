import { officeZone } from '../../../platform/kernel/venue-time.js';

/** The queue of work on files that were sent. */
export const mediaQueue = { name: 'media', makeRenditions: 'make-renditions' } as const;

/** What a job carries: a pointer, nothing of the file. */
export interface MakeRenditions {
  readonly uploadId: string;
}

/** The queue of the job that throws away what nobody refers to. */
export const orphanCleanupQueue = {
  name: 'litter',
  collect: 'collect-litter',
  /** When nobody uploads. */
  nightly: { pattern: '0 15 4 * * *', tz: officeZone },
} as const;
