import { randomUUID } from 'node:crypto';
import type { Db } from '../database/db.js';
import { officeZone } from '../kernel/venue-time.js';
import { enqueueDeduplicated } from '../queues/enqueue-job.js';

export const erasedRowsQueue = {
  name: 'erased-rows',
  /** What a clock asks for, after the other jobs of the night. */
  nightly: { kind: 'rewrite-nightly', repeat: { pattern: '0 45 4 * * *', tz: officeZone } },
  afterErasure: 'rewrite-after-erasure',
} as const;

/**
 * Somebody was forgotten: what they were goes from the files of the database, too. Every call is a job of its own, also
 * at the same moment: one that runs already may have passed the tables of the other.
 */
export async function rewriteSoon(db: Db, at: Date): Promise<void> {
  await enqueueDeduplicated({ kind: erasedRowsQueue.afterErasure, payload: { id: randomUUID() }, at }, db);
}
