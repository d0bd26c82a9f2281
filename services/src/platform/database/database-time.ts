import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { Clock, SystemClock } from '../kernel/clock.js';
import { logger } from '../observability/logger.js';

const everyMs = 30_000;
/** A clock that is no further off is left alone: the way to the database and back would move it to and fro. */
const noticeableMs = 1_000;

/**
 * Keeps this process on the time of the database, whatever its machine believes. Holds, codes and sessions that one
 * process begins end in all of them at the same instant, though the clocks of their machines differ (reliability.md
 * row 20).
 */
@Injectable()
export class DatabaseTime implements OnModuleInit, BeforeApplicationShutdown {
  private wrongBy = 0;
  private timer: NodeJS.Timeout | undefined;
  private looking = Promise.resolve();

  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
  ) {}

  /** Before anybody is served; then every half minute. */
  async onModuleInit(): Promise<void> {
    const { clock } = this;
    if (!(clock instanceof SystemClock)) return;
    await this.compare(clock);
    this.timer = setInterval(() => {
      this.looking = this.compare(clock);
    }, everyMs);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  /** While the database is away, what was found last goes on. */
  private async compare(clock: SystemClock): Promise<void> {
    try {
      const before = clock.machineTime();
      const { rows } = await this.pool.query<{ now: number }>(
        'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
      );
      const after = clock.machineTime();
      // a long way says little about the time at its far end
      if (rows[0] && after - before < noticeableMs) this.found(clock, (before + after) / 2 - rows[0].now);
    } catch (error) {
      logger.warn({ err: error }, 'The database did not say what time it is');
    }
  }

  private found(clock: SystemClock, ahead: number): void {
    const wrongBy = Math.abs(ahead) < noticeableMs ? 0 : Math.round(ahead);
    if (Math.abs(wrongBy - this.wrongBy) >= noticeableMs)
      logger.warn({ secondsAhead: wrongBy / 1000 }, 'The clock of this machine is not that of the database');
    this.wrongBy = wrongBy;
    clock.putRight(wrongBy);
  }
}
