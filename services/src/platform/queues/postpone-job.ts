import { DelayedError, type Job } from 'bullmq';

/** A job as BullMQ runs it, and the token under which it may be put back. */
export interface Running {
  readonly job: Job;
  readonly token: string | undefined;
}

/**
 * Puts a running job back into its queue; that uses none of its tries. The only caller of BullMQ's `moveToDelayed`: its
 * PostgreSQL backend stores whole milliseconds and refuses a fraction, Redis takes both.
 * @param delayMs milliseconds until the job may run again, rounded
 * @throws {DelayedError} always: it tells BullMQ that the try neither completed nor failed
 */
export async function postponeJob({ job, token }: Running, delayMs: number): Promise<never> {
  await job.moveToDelayed(Date.now() + Math.round(delayMs), token);
  throw new DelayedError();
}
