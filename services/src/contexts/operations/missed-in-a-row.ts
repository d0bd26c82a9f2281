import type { Job, Queue } from 'bullmq';
import { scheduled } from '../../platform/queues/job-host.js';

/**
 * @returns how often in a row what a clock asks of this queue has failed since it was last done. One failure calls for
 * nobody, as the next time is its retry; no outbox counts it, so that of several nobody would hear.
 */
export async function missedInARow(queue: Queue): Promise<number> {
  const failed = (await queue.getFailed(0, scheduled.removeOnFail - 1)).filter(isScheduled);
  if (failed.length === 0) return 0;
  const [done] = await queue.getCompleted(0, 0);
  return failed.filter((job) => endOf(job) > endOf(done)).length;
}

/** Gone meanwhile is possible: lists hold names, and jobs are read one by one. */
const isScheduled = (job: Job | undefined): boolean => Boolean(job) && !job?.data?.outbox;
const endOf = (job: Job | undefined): number => job?.finishedOn ?? 0;
