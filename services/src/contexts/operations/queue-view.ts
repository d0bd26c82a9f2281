import type { FailedJobView, QueueView } from '@northlight/contracts';
import type { Job, JobType, Queue } from 'bullmq';

/** What BullMQ calls jobs that wait while their queue is paused; its types do not know of it. */
const paused = 'paused' as JobType;
/** As many open jobs of each state of a queue are looked at one by one. */
export const FEW = 200;
/** Done jobs are counted up to here: on PostgreSQL, counting all that are kept would be reading all. */
export const MOST_DONE_COUNTED = 1_000;

/** How a queue on Redis stands. */
export async function viewOf(queue: Queue, now: Date): Promise<QueueView> {
  const [counts, isPaused, workers, ...open] = await Promise.all([
    queue.getJobCounts('wait', paused, 'prioritized', 'active', 'delayed', 'failed', 'completed'),
    queue.isPaused(),
    queue.getWorkersCount(),
    queue.getJobs(['wait', paused], 0, FEW - 1, true),
    queue.getJobs(['active'], 0, FEW - 1),
    queue.getJobs(['delayed'], 0, FEW - 1),
  ]);
  const { wait = 0, prioritized = 0, active = 0, delayed = 0, failed = 0, completed = 0 } = counts;
  const jobs = open.flat().filter(Boolean);
  const ages = jobs.map((job) => (now.getTime() - dueAt(job)) / 1000).filter((age) => age > 0);
  return {
    ...{ name: queue.name, isPaused, workers, active, delayed, failed },
    completed: Math.min(completed, MOST_DONE_COUNTED),
    waiting: wait + (counts[paused] ?? 0) + prioritized,
    retrying: jobs.filter(({ attemptsMade }) => attemptsMade > 0).length,
    stalled: jobs.filter(({ stalledCounter }) => stalledCounter > 0).length,
    oldestSeconds: ages.length > 0 ? Math.max(...ages) : null,
  };
}

/** A job of a schedule is there long before its time. */
const dueAt = ({ timestamp, opts }: Job): number => timestamp + (opts.delay ?? 0);

/** A job that failed, as an operator reads it. */
export const failedView = (job: Job): FailedJobView => ({
  id: String(job.id),
  queue: job.queueName,
  kind: job.name,
  reason: job.failedReason || 'No reason given.',
  attempts: job.attemptsMade,
  createdAt: new Date(job.timestamp).toISOString(),
  failedAt: job.finishedOn ? new Date(job.finishedOn).toISOString() : null,
  payload: (job.data?.payload ?? {}) as Record<string, unknown>,
});
