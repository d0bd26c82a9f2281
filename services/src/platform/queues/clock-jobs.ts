import { getQueueToken } from '@nestjs/bullmq';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { getNextMillis, type JobSchedulerJson, type Queue, type RepeatOptions } from 'bullmq';
import { Gauge } from 'prom-client';
import { ClockSteps } from '../kernel/clock-steps.js';
import { withinTime } from '../kernel/within-time.js';
import { logger } from '../observability/logger.js';
import { type ClockJobRun, ClockJobRuns } from './clock-job-runs.js';
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
const LOOK_FOR_STEPS_MS = 5_000;
/** A clock that is moved by less, as by NTP, is no reason to look. */
const STEP_MS = 1_000;
/** Machines may differ by so much in what they call now. */
const CLOCK_TOLERANCE_MS = 10_000;
const ANSWER_TIMEOUT_MS = 10_000;

const labelNames = ['queue', 'kind'];
const doneAt = new Gauge({
  name: 'clock_job_done_timestamp_seconds',
  help: 'When what a clock asks for was done the last time; where it never was, since when it is asked for',
  labelNames,
});
const interval = new Gauge({
  name: 'clock_job_interval_seconds',
  help: 'Time between two times at which a clock asks for it',
  labelNames,
});

/**
 * Keeps BullMQ's job schedulers as the list has them. A queue whose server lost its data knows none: what was committed
 * comes back from the outbox, and these within a minute from here. Where the clock of the machine was set back, their next
 * times are as far away as it was ahead: that is put right within seconds.
 */
@Injectable()
export class ClockJobs implements OnApplicationBootstrap, OnApplicationShutdown {
  private timers: NodeJS.Timeout[] = [];
  private keeping: Promise<void> | undefined;
  private readonly steps = new ClockSteps();

  constructor(
    private readonly list: ClockJobList,
    private readonly modules: ModuleRef,
    private readonly runs: ClockJobRuns,
  ) {}

  get queues(): Queue[] {
    return [...new Set(this.list.all.map(({ queue }) => this.named(queue)))];
  }

  async onApplicationBootstrap(): Promise<void> {
    for (const queue of this.queues) logErrorsOf(queue);
    await this.runs.know(this.list.all.map(({ kind }) => kind));
    this.timers = [
      setInterval(() => void this.keep(), LOOK_AGAIN_MS),
      setInterval(() => void this.keepAfterStep(), LOOK_FOR_STEPS_MS),
    ];
    await this.keep();
    for (const { queue, kind, atStart } of this.list.all)
      if (atStart) await this.tell(queue, this.named(queue).add(kind, atStart, scheduled));
  }

  async onApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.keeping;
  }

  private async keepAfterStep(): Promise<void> {
    const stepMs = this.steps.look();
    if (Math.abs(stepMs) < STEP_MS) return;
    logger.warn({ seconds: stepMs / 1_000 }, 'The clock of this machine has made a step');
    await this.keep();
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
    await this.runs.all().then(
      (runs) => this.measure(runs),
      (error: unknown) => logger.warn({ err: error }, 'When jobs of a clock were done cannot be read'),
    );
  }

  private measure(runs: readonly ClockJobRun[]): void {
    for (const { queue, kind, repeat } of this.list.all) {
      const run = runs.find((each) => each.kind === kind);
      if (run) doneAt.set({ queue, kind }, (run.doneAt ?? run.knownSince).getTime() / 1_000);
      interval.set({ queue, kind }, intervalMs(repeat) / 1_000);
    }
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
  const known = await queue.getJobScheduler(kind);
  if (isTooFar(job, known))
    await queue.removeJobScheduler(kind); // else BullMQ keeps the next time that it knows
  else if (isAs(job, known)) return;
  await queue.upsertJobScheduler(kind, repeat, { name: kind, data, opts: scheduled });
}

function isAs({ repeat, data = {} }: ClockJob, known: JobSchedulerJson | undefined): boolean {
  if (known?.every !== repeat.every || known?.pattern !== repeat.pattern || known?.tz !== repeat.tz) return false;
  return JSON.stringify(known?.template?.data ?? {}) === JSON.stringify(data);
}

/** The clock was ahead when its next time was reckoned, and has been set back since. */
function isTooFar({ repeat }: ClockJob, known: JobSchedulerJson | undefined): boolean {
  const now = Date.now() + CLOCK_TOLERANCE_MS;
  const latest = repeat.every ? now + repeat.every : getNextMillis(now, repeat);
  return known?.next !== undefined && latest !== undefined && known.next > latest;
}

function intervalMs(repeat: ClockJob['repeat']): number {
  const next = getNextMillis(Date.now(), repeat) ?? 0;
  return (getNextMillis(next, repeat) ?? next) - next;
}
