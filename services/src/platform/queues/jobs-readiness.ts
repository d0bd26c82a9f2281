import { Injectable } from '@nestjs/common';
import { Refusal } from '../kernel/refusal.js';
import { withinTime } from '../kernel/within-time.js';
import { Readiness, type ReadinessFigures } from '../observability/readiness.js';
import { ClockJobs } from './clock-jobs.js';
import { Outbox } from './outbox.js';
import { OutboxRelay } from './outbox-relay.js';

/** Older than this, and somebody has to look: the same as the alert JobsWait. */
const OLDEST_JOB_SECONDS = 300;
const ANSWER_TIMEOUT_MS = 2_000;

/** A worker is ready while each of its queues answers, and well while no job waits for long. */
@Injectable()
export class JobsReadiness extends Readiness {
  private asking: Promise<unknown> | undefined;

  constructor(
    private readonly outbox: Outbox,
    private readonly relay: OutboxRelay,
    private readonly clockJobs: ClockJobs,
  ) {
    super();
  }

  /** @throws {Refusal} UNAVAILABLE when a queue does not answer in time */
  async look(): Promise<ReadinessFigures> {
    const [{ oldestSeconds }] = await Promise.all([this.outbox.lag(), this.everyQueueAnswers()]);
    return { isDegraded: oldestSeconds > OLDEST_JOB_SECONDS, oldestJobSeconds: Math.round(oldestSeconds) };
  }

  /** One question at a time: a client of a server that is away keeps each of them until it is back. */
  private async everyQueueAnswers(): Promise<void> {
    const queues = new Set([...this.relay.queues, ...this.clockJobs.queues]);
    this.asking ??= Promise.all([...queues].map((queue) => queue.isPaused())).finally(() => {
      this.asking = undefined;
    });
    try {
      await withinTime(ANSWER_TIMEOUT_MS, this.asking);
    } catch {
      throw new Refusal('UNAVAILABLE');
    }
  }
}
