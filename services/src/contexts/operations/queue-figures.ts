import { getQueueToken } from '@nestjs/bullmq';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { QueueView } from '@northlight/contracts';
import type { Queue } from 'bullmq';
import { Gauge } from 'prom-client';
import { logger } from '../../platform/observability/logger.js';
import { QueueDesk, QueueNames } from '../../platform/queues/queue-desk.js';
import { missedInARow } from './missed-in-a-row.js';
import { viewsOf } from './queue-views.js';

const lookMs = 10_000;

const labelNames = ['queue'];
const jobs = new Gauge({ name: 'queue_jobs', help: 'Jobs of a queue by state', labelNames: ['queue', 'state'] });
const oldest = new Gauge({ name: 'queue_oldest_job_seconds', help: 'Age of the oldest job that is due', labelNames });
const stalled = new Gauge({ name: 'queue_stalled_jobs', help: 'Jobs that have lost their worker before', labelNames });
const paused = new Gauge({ name: 'queue_paused', help: '1 while no job of the queue begins', labelNames });
const workers = new Gauge({ name: 'queue_workers', help: 'Workers of the queue', labelNames });
const missed = new Gauge({
  name: 'clock_jobs_missed_in_a_row',
  help: 'How often what a clock asks of a queue has failed since it was last done',
  labelNames,
});
const answer = new Gauge({ name: 'queues_answer', help: '1 while the server of the queues answers' });

interface Figures {
  readonly view: QueueView;
  readonly misses: number;
}

const states = ['waiting', 'active', 'delayed', 'retrying', 'failed', 'completed'] as const;

/**
 * Tells Prometheus what the page of the operators shows, and what a clock asks for in vain. While the queues are away it
 * tells that, and nothing old.
 */
@Injectable()
export class QueueFigures implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private isLooking = false;

  constructor(
    private readonly desk: QueueDesk,
    private readonly names: QueueNames,
    private readonly modules: ModuleRef,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.look(), lookMs);
    this.look();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Those that the rooms of the worker have opened: no connection more. */
  private readonly queues = (): Queue[] =>
    this.names.all.map((name) => this.modules.get<Queue>(getQueueToken(name), { strict: false }));

  private async figures(): Promise<Figures[]> {
    const queues = this.queues();
    const [views, misses] = await Promise.all([
      viewsOf(queues, this.desk.database),
      Promise.all(queues.map(missedInARow)),
    ]);
    return views.map((view, nth) => ({ view, misses: misses[nth] ?? 0 }));
  }

  /** One question at a time: a client of a server that is away keeps each of them until it is back. */
  private look(): void {
    if (this.isLooking) return;
    this.isLooking = true;
    const question = this.figures();
    const isAnswered = () => {
      this.isLooking = false;
    };
    question.then(isAnswered, isAnswered);
    void this.desk.ask(question).then(tell, tellAway);
  }
}

function tell(figures: readonly Figures[]): void {
  answer.set(1);
  for (const { view, misses } of figures) {
    const queue = { queue: view.name };
    missed.set(queue, misses);
    for (const state of states) jobs.set({ ...queue, state }, view[state]);
    oldest.set(queue, view.oldestSeconds ?? 0);
    stalled.set(queue, view.stalled);
    paused.set(queue, Number(view.isPaused));
    workers.set(queue, view.workers);
  }
}

function tellAway(reason: unknown): void {
  logger.warn({ err: reason }, 'The queues cannot be counted');
  answer.set(0);
  for (const gauge of [jobs, oldest, stalled, paused, workers, missed]) gauge.reset();
}
