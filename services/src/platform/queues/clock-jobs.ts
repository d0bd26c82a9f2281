import { getQueueToken } from '@nestjs/bullmq';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { JobSchedulerJson, Queue, RepeatOptions } from 'bullmq';
import { withinTime } from '../kernel/within-time.js';
import { logger } from '../observability/logger.js';
import { logErrorsOf, scheduled } from './job-host.js';

/** A job that a clock asks for, again and again. */
export interface ClockJob {
  /** Name of its queue, which some module of the process has registered. */
  readonly queue: string;
  readonly kind: string;
  /** When: milliseconds between two times, or a cron pattern with its zone. */
  readonly repeat: Pick<RepeatOptions, 'every' | 'pattern' | 'tz'>;
  readonly data?: object;
  /** Asked for once more as a worker starts, with this as its data: one that slept catches up when it wakes. */
  readonly atStart?: object;
}

/** All jobs that clocks ask for. */
export class ClockJobList {
  constructor(readonly all: readonly ClockJob[]) {}
}

const LOOK_AGAIN_MS = 60_000;
const ANSWER_TIMEOUT_MS = 10_000;

/**
 * Keeps BullMQ's job schedulers as the list has them. A queue whose server lost its data knows none: what was committed
 * comes back from the outbox, and these within a minute from here.
 */
@Injectable()
export class ClockJobs implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private keeping: Promise<void> | undefined;

  constructor(
    private readonly list: ClockJobList,
    private readonly modules: ModuleRef,
  ) {}

  get queues(): Queue[] {
    return [...new Set(this.list.all.map(({ queue }) => this.named(queue)))];
  }

  async onApplicationBootstrap(): Promise<void> {
    for (const queue of this.queues) logErrorsOf(queue);
    this.timer = setInterval(() => void this.keep(), LOOK_AGAIN_MS);
    await this.keep();
    for (const { queue, kind, atStart } of this.list.all)
      if (atStart) await this.tell(queue, this.named(queue).add(kind, atStart, scheduled));
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.keeping;
  }

  /** Looks once that every scheduler is there, and makes those that are not; one look at a time. */
  keep(): Promise<void> {
    this.keeping ??= this.keepAll().finally(() => {
      this.keeping = undefined;
    });
    return this.keeping;
  }

  private async keepAll(): Promise<void> {
    await Promise.all(this.list.all.map((job) => this.tell(job.queue, keep(this.named(job.queue), job))));
  }

  /** One queue that does not answer keeps no other from its clock: the next look comes in a minute. */
  private async tell(queue: string, done: Promise<unknown>): Promise<void> {
    await withinTime(ANSWER_TIMEOUT_MS, done).catch((error: unknown) =>
      logger.warn({ err: error, queue }, 'A queue does not take what its clock asks for'),
    );
  }

  private readonly named = (queue: string): Queue => this.modules.get<Queue>(getQueueToken(queue), { strict: false });
}

/** Only what is missing or different is written: BullMQ drops a job that is due and waits when its scheduler is written. */
async function keep(queue: Queue, job: ClockJob): Promise<void> {
  const { kind, repeat, data = {} } = job;
  if (isAs(job, await queue.getJobScheduler(kind))) return;
  await queue.upsertJobScheduler(kind, repeat, { name: kind, data, opts: scheduled });
}

function isAs({ repeat, data = {} }: ClockJob, known: JobSchedulerJson | undefined): boolean {
  if (known?.every !== repeat.every || known?.pattern !== repeat.pattern || known?.tz !== repeat.tz) return false;
  return JSON.stringify(known?.template?.data ?? {}) === JSON.stringify(data);
}
