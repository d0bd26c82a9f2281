import type { FailedJobView, QueueView } from '@northlight/contracts';
import type { Job, JobType, Queue } from 'bullmq';

/** What BullMQ calls jobs that wait while their queue is paused; its types do not know of it. */
const paused = 'paused' as JobType;
/** As many jobs of a queue are looked at one by one. */
const few = 200;

/** How a queue stands. */
export async function viewOf(queue: Queue, now: Date): Promise<QueueView> {
  const [counts, isPaused, workers, oldest, running, delayed] = await Promise.all([
    queue.getJobCounts('wait', paused, 'prioritized', 'active', 'delayed', 'failed', 'completed'),
    queue.isPaused(),
    queue.getWorkersCount(),
    queue.getJobs(['wait', paused], 0, 0, true),
    queue.getJobs(['active'], 0, few),
    queue.getJobs(['delayed'], 0, few),
  ]);
  const { wait = 0, prioritized = 0, active = 0, failed = 0, completed = 0 } = counts;
  const [first] = oldest;
  return {
    ...{ name: queue.name, isPaused, workers, active, failed, completed },
    waiting: wait + (counts[paused] ?? 0) + prioritized,
    delayed: counts.delayed ?? 0,
    retrying: [...running, ...delayed].filter((job) => (job?.attemptsMade ?? 0) > 0).length,
    stalled: running.filter((job) => (job?.stalledCounter ?? 0) > 0).length,
    oldestSeconds: first ? Math.max(0, (now.getTime() - first.timestamp) / 1000) : null,
  };
}

/** A job that failed, as an operator reads it. */
export const failedView = (job: Job): FailedJobView => ({
  id: String(job.id),
  queue: job.queueName,
  kind: job.name,
  reason: job.failedReason || 'It did not say why.',
  attempts: job.attemptsMade,
  createdAt: new Date(job.timestamp).toISOString(),
  failedAt: job.finishedOn ? new Date(job.finishedOn).toISOString() : null,
  payload: (job.data?.payload ?? {}) as Record<string, unknown>,
});
