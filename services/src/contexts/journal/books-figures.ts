import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { logger } from '../../platform/observability/logger.js';
import { Proofs } from './persistence/proofs.repository.js';

const LOOK_MS = 30_000;

const differences = new Gauge({
  name: 'books_open_differences',
  help: 'What does not add up in the books and waits for a person',
  labelNames: ['proof'],
});

/** Tells how many differences in the books are open, whichever worker has found them. */
@Injectable()
export class BooksFigures implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  constructor(private readonly proofs: Proofs) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.look(), LOOK_MS);
    this.look();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  private look(): void {
    this.looking ??= this.tell()
      .catch((error: unknown) => logger.warn({ err: error }, 'Differences in the books cannot be counted'))
      .finally(() => {
        this.looking = undefined;
      });
  }

  private async tell(): Promise<void> {
    for (const [proof, count] of Object.entries(await this.proofs.counts())) differences.set({ proof }, count);
  }
}
