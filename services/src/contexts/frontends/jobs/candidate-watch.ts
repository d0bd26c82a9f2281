import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { logger } from '../../../platform/observability/logger.js';
import { Registry } from '../persistence/registry.repository.js';
import { CandidateJudge, isTried } from './candidate-judge.js';

const LOOK_MS = 5_000;

const percents = new Gauge({
  name: 'front_candidate_percent',
  help: 'Visitors in a hundred that are given the candidate of a front',
  labelNames: ['app'],
});
const stops = new Gauge({
  name: 'front_candidate_stopped',
  help: '1 where the candidate of a front was worse than its stable release, and is given to nobody',
  labelNames: ['app'],
});

/** Has candidates judged, on a timer of every worker: it goes on while no queue answers. */
@Injectable()
export class CandidateWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  constructor(
    private readonly registry: Registry,
    private readonly judge: CandidateJudge,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look(), LOOK_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  /** One look after the other, however long one takes; it never rejects. */
  look(): Promise<void> {
    this.looking ??= this.judgeTried()
      .catch((error: unknown) => logger.warn({ err: error }, 'The candidates of fronts cannot be judged'))
      .finally(() => {
        this.looking = undefined;
      });
    return this.looking;
  }

  private async judgeTried(): Promise<void> {
    const channels = await this.registry.channels();
    for (const { app, percent, stopped } of channels) {
      percents.set({ app }, percent);
      stops.set({ app }, stopped ? 1 : 0);
    }
    const tried = channels.filter(isTried);
    if (tried.length > 0) await this.judge.judgeAll(tried);
  }
}
