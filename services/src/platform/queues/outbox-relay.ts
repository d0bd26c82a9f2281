import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ChannelListener } from '@northlight/event-store/consume';
import type { KeepJobs, Queue } from 'bullmq';
import { Settings } from '../config/settings.js';
import { clientOptions } from '../database/database.js';
import { yieldToAnswers } from '../kernel/processor-load.js';
import { withinTime } from '../kernel/within-time.js';
import { logger } from '../observability/logger.js';
import { logErrorsOf } from './job-host.js';
import { Outbox, type OutboxKey, type WaitingJob } from './outbox.js';
import { completedJobRetention, type RetryProfile, retryOptions } from './retry-options.js';

const BATCH_SIZE = 100;
const POLL_MS = 2_000;
/** Between two rounds when wake-ups keep coming: a round costs as much for one job as for many. */
const ROUND_PAUSE_MS = 100;
/**
 * A queue in which more jobs wait gets no others until there are fewer: the outbox keeps them as well, and one that waited in
 * its queue for a minute would be handed over again.
 */
const MOST_WAITING = 200;
/** After so many jobs it is looked at how many wait: not after each, which would cost as much as to hand one over. */
const LOOK_AFTER = 50;
const LOOK_AGAIN_MS = 250;
/** After this long without an answer of the queue the jobs are free for another process. */
const HAND_OVER_MS = 10_000;

/** Where the jobs of a kind go, and how they are tried there. */
interface Way {
  readonly queue: Queue;
  readonly tries: RetryProfile;
  /** Milliseconds that a job waits in its queue first. */
  readonly delay?: number;
}

/**
 * Carries jobs from the outbox into their queues. Wakes when something is committed and looks every two seconds
 * besides: a lost wake-up delays a job, it never loses one. The job's id is its outbox key, so a queue holds it once.
 * Each queue is handed one batch at a time, and none waits for another: one that does not answer stops its own jobs only.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly ways = new Map<string, Way>();
  /** Batches that their queue has not confirmed yet. */
  private readonly handingOver = new Map<Queue, Promise<void>>();
  /** How many jobs a queue was given since it was looked at. */
  private readonly given = new Map<Queue, number>();
  /** Queues that were passed over since their batch left: there may be another one for them. */
  private readonly hasMore = new Set<Queue>();
  private readonly listener: ChannelListener;
  private readonly completedJobsKept: KeepJobs;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly outbox: Outbox,
    settings: Settings,
  ) {
    this.listener = new ChannelListener(clientOptions(settings), () => void this.wake());
    this.completedJobsKept = completedJobRetention(Boolean(settings.REDIS_URL));
  }

  /** Says which queue runs the jobs of a kind, and with which retries. */
  route(kind: string, queue: Queue, how: Omit<Way, 'queue'> = { tries: 'brief' }): void {
    const isKnown = [...this.ways.values()].some((way) => way.queue === queue);
    this.ways.set(kind, { queue: isKnown ? queue : logErrorsOf(queue), ...how });
  }

  /** Where it carries jobs. */
  get queues(): Queue[] {
    return [...this.ways.values()].map(({ queue }) => queue);
  }

  /** Starts carrying, once every room has named its queues. */
  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.beat(), POLL_MS);
    await this.beat();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
    await Promise.all(
      [...this.handingOver.values()].map((batch) => withinTime(HAND_OVER_MS, batch).catch(() => undefined)),
    );
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
    this.running = this.rounds().catch((error: unknown) => logger.warn({ err: error }, 'The outbox cannot be read'));
    await this.running;
    this.running = undefined;
  }

  private async rounds(): Promise<void> {
    do {
      this.again = false;
      while (!this.stopped && (await this.round()) === BATCH_SIZE) await yieldToAnswers();
      if (!this.again) continue;
      await pause(ROUND_PAUSE_MS);
      await yieldToAnswers();
    } while (this.again && !this.stopped);
  }

  private async round(): Promise<number> {
    const busy = [...this.ways].filter(([, { queue }]) => this.handingOver.has(queue));
    for (const [, { queue }] of busy) this.hasMore.add(queue);
    const jobs = await this.outbox.take(
      BATCH_SIZE,
      busy.map(([kind]) => kind),
    );
    for (const [queue, batch] of this.byQueue(jobs)) this.handOver(queue, batch);
    return jobs.length;
  }

  private byQueue(jobs: readonly WaitingJob[]): Map<Queue, WaitingJob[]> {
    const batches = new Map<Queue, WaitingJob[]>();
    for (const job of jobs) {
      const way = this.ways.get(job.kind);
      if (way) batches.set(way.queue, [...(batches.get(way.queue) ?? []), job]);
      else logger.error({ kind: job.kind }, 'No queue runs jobs of this kind');
    }
    return batches;
  }

  /** Does not wait: the jobs of other queues go on. Jobs that come meanwhile go with the next batch of the queue. */
  private handOver(queue: Queue, batch: readonly WaitingJob[]): void {
    const adding = this.add(queue, batch);
    const handing = adding
      .then(() => this.untilFewWait(queue, batch.length))
      .finally(() => this.handingOver.delete(queue));
    this.handingOver.set(queue, handing);
    void handing.then(
      () => void (this.hasMore.delete(queue) && this.wake()),
      () => undefined,
    );
    withinTime(HAND_OVER_MS, adding).catch((error: unknown) => this.giveBack(queue, batch, error));
  }

  /** A queue that cannot be asked gets its next batch, and says then what is wrong. */
  private async untilFewWait(queue: Queue, added: number): Promise<void> {
    const given = (this.given.get(queue) ?? 0) + added;
    this.given.set(queue, given % LOOK_AFTER);
    if (given < LOOK_AFTER) return;
    const areMany = async () => (await queue.getJobs(['wait'], MOST_WAITING, MOST_WAITING).catch(() => [])).length > 0;
    while (!this.stopped && (await areMany())) await pause(LOOK_AGAIN_MS);
  }

  private async add(queue: Queue, batch: readonly WaitingJob[]): Promise<void> {
    await queue.addBulk(batch.map((job) => this.asQueued(job)));
    for (const { isAgain, payload: _, ...key } of batch)
      if (isAgain) await this.compare(key, (await queue.getJobState(idOf(key))) === 'failed');
  }

  private asQueued({ payload, isAgain: _, ...key }: WaitingJob) {
    const { tries = 'brief', delay = 0 } = this.ways.get(key.kind) ?? {};
    const opts = {
      jobId: idOf(key),
      ...retryOptions(tries),
      ...(delay > 0 && { delay }),
      removeOnComplete: this.completedJobsKept,
    };
    return { name: key.kind, data: { outbox: key, payload }, opts };
  }

  private async giveBack(queue: Queue, batch: readonly WaitingJob[], reason: unknown): Promise<void> {
    logger.warn({ err: reason, queue: queue.name, jobs: batch.length }, 'The outbox waits for its queue');
    await this.outbox.giveBack(batch).catch((error: unknown) => logger.warn({ err: error }, 'The outbox is away'));
  }

  /** What the queue says of a job holds: a worker that died may not have told the outbox. */
  private compare(key: OutboxKey, isFailed: boolean): Promise<void> {
    return isFailed ? this.outbox.fail(key) : this.outbox.revive(key);
  }
}

/** With the moment of its commit: a queue remembers jobs that a failover has undone, and positions come a second time. */
const idOf = ({ kind, ledger, position, at = '' }: OutboxKey): string =>
  `${kind}-${ledger}-${position}-${Date.parse(at) || 0}`;
