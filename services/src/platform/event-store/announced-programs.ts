import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { EventTypes } from '@northlight/event-store';
import pg from 'pg';
import { logger } from '../observability/logger.js';

/** A program that has not been heard of for so long is gone. */
const LEASE_SECONDS = 60;
const RENEW_MS = 20_000;

/**
 * Says in the database which events this process can read, for as long as it runs: a release that writes others is not
 * deployed beside it (docs/adr/0113).
 */
@Injectable()
export class AnnouncedPrograms implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly process = randomUUID();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly pool: pg.Pool,
    private readonly types: EventTypes,
  ) {}

  /** Where the database is away, it is said as soon as it is back. */
  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.announce(), RENEW_MS).unref();
    await this.announce();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.pool.query('delete from log.programs where process = $1', [this.process]).catch(() => undefined);
  }

  private async announce(): Promise<void> {
    await this.pool
      .query(
        `insert into log.programs (process, reads, ends_at)
         values ($1, $2, clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}))
         on conflict (process) do update set ends_at = excluded.ends_at`,
        [this.process, JSON.stringify(this.types.readable)],
      )
      .catch((error: unknown) => logger.warn({ err: error }, 'What this process can read is not announced'));
  }
}
