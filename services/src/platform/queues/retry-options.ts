import type { JobsOptions, KeepJobs, WorkerOptions } from 'bullmq';

/** `brief`: about a quarter of an hour in all. `patient`: about two hours, for what waits for somebody else's server. */
export type RetryProfile = 'brief' | 'patient';

const attempts: Readonly<Record<RetryProfile, number>> = { brief: 10, patient: 20 };
const firstMs = 2_000;
const longestMs = 600_000;

/** Milliseconds until a job is tried again: twice as long each time, ten minutes at most. */
export const retryDelay = (attemptsMade: number): number => Math.min(longestMs, firstMs * 2 ** (attemptsMade - 1));

/** For a worker whose jobs are patient: BullMQ's own pauses grow without end. */
export const cappedBackoff: WorkerOptions['settings'] = { backoffStrategy: retryDelay };

/** How a job is tried; then it stays failed for an operator to see (docs/adr/0032). */
export const retryOptions = (tries: RetryProfile): JobsOptions => ({
  attempts: attempts[tries],
  backoff: tries === 'patient' ? { type: 'capped' } : { type: 'exponential', delay: firstMs },
  removeOnFail: false,
});

/**
 * For how long, in seconds, a queue keeps jobs that are done. By their number on Redis, which has them in memory; not on
 * PostgreSQL: there each job that ends would read all that are kept, and those that end together lock each other out.
 */
export const completedJobRetention = (isOnRedis: boolean): KeepJobs =>
  isOnRedis ? { age: 24 * 3600, count: 1_000 } : { age: 3600 };
