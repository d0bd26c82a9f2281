import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Settings } from '../config/settings.js';
import { LogListener } from '../event-store/log-listener.js';
import { logger } from '../observability/logger.js';
import { logErrorsOf } from './job-host.js';
import { Outbox, type OutboxKey, type WaitingJob } from './outbox.js';
import { type Tries, triesOf } from './tries.js';

const batch = 100;
const pollMs = 2_000;

/** Where the jobs of a kind go, and how they are tried there. */
interface Way {
  readonly queue: Queue;
  readonly tries: Tries;
}

/**
 * Carries jobs from the outbox into their queues. Wakes when something is committed and looks every two seconds
 * besides: a lost wake-up delays a job, it never loses one. The job's id is its outbox key, so a queue holds it once.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly queues = new Map<string, Way>();
  private readonly listener: LogListener;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly outbox: Outbox,
    { DATABASE_URL }: Settings,
  ) {
    this.listener = new LogListener(DATABASE_URL, () => void this.wake());
  }

  /** Says which queue runs the jobs of a kind, and how patiently. */
  route(kind: string, queue: Queue, tries: Tries = 'brief'): void {
    const isKnown = [...this.queues.values()].some((way) => way.queue === queue);
    this.queues.set(kind, { queue: isKnown ? queue : logErrorsOf(queue), tries });
  }

  /** Starts carrying, once every room has named its queues. */
  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.beat(), pollMs);
    await this.beat();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
    await this.listener.close();
  }

  private async beat(): Promise<void> {
    await this.listener.listen();
    await this.wake();
  }

  /** One round at a time; what arrives during a round gets another one. */
  private async wake(): Promise<void> {
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.rounds().catch((error: unknown) =>
      logger.warn({ err: error }, 'The outbox waits for its queue'),
    );
    await this.running;
    this.running = undefined;
  }

  private async rounds(): Promise<void> {
    do {
      this.again = false;
      while (!this.stopped && (await this.round()) === batch);
    } while (this.again && !this.stopped);
  }

  private async round(): Promise<number> {
    const jobs = await this.outbox.take(batch);
    for (const job of jobs) await this.handOver(job);
    return jobs.length;
  }

  private async handOver({ payload, isAgain, ...key }: WaitingJob): Promise<void> {
    const way = this.queues.get(key.kind);
    if (!way) {
      logger.error({ kind: key.kind }, 'No queue runs jobs of this kind');
      return;
    }
    const jobId = `${key.kind}-${key.ledger}-${key.position}`;
    try {
      await way.queue.add(key.kind, { outbox: key, payload }, { jobId, ...triesOf(way.tries) });
      if (isAgain) await this.compare(key, (await way.queue.getJobState(jobId)) === 'failed');
    } catch (error) {
      await this.outbox.giveBack(key);
      throw error;
    }
  }

  /** What the queue says of a job holds: a worker that died may not have told the outbox. */
  private compare(key: OutboxKey, isFailed: boolean): Promise<void> {
    return isFailed ? this.outbox.fail(key) : this.outbox.revive(key);
  }
}
