import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { EventTypes, Projections } from '@northlight/event-store';
import pg from 'pg';
import { logger } from '../observability/logger.js';
import { MixedProjections } from './mixed-projections.js';

/** A program that has not been heard of for so long is gone. */
const LEASE_SECONDS = 60;
const RENEW_MS = 20_000;

/**
 * Says in the database which events this process can read and which version of each projection it writes, for as long as
 * it runs: a release that writes other events is not deployed beside it (docs/adr/0113), and projections that both have
 * written are built anew once it is gone (docs/adr/0118).
 */
@Injectable()
export class AnnouncedPrograms implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly process = randomUUID();
  private timer: NodeJS.Timeout | undefined;
  private readonly mixed: MixedProjections;
  private isFirst = true;

  constructor(
    private readonly pool: pg.Pool,
    private readonly types: EventTypes,
    private readonly projections: Projections,
  ) {
    this.mixed = new MixedProjections(pool, projections);
  }

  /** Where the database is away, it is said as soon as it is back. */
  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.announce(), RENEW_MS).unref();
    await this.announce();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.pool.query('delete from log.programs where process = $1', [this.process]).catch(() => undefined);
  }

  private announce(): Promise<void> {
    return this.tell().catch((error: unknown) =>
      logger.warn({ err: error }, 'What this process reads and writes is not announced'),
    );
  }

  private async tell(): Promise<void> {
    await this.pool.query(
      `insert into log.programs (process, reads, projections, ends_at)
       values ($1, $2, $3, clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}))
       on conflict (process) do update set ends_at = excluded.ends_at`,
      [this.process, JSON.stringify(this.types.readable), JSON.stringify(this.projections.expected)],
    );
    await this.mixed.noteThoseOfOthers();
    if (this.isFirst) await this.noteWritten();
    this.isFirst = false;
  }

  /** A release that cannot read them is not gone back to. */
  private async noteWritten(): Promise<void> {
    const written = Object.entries(this.types.written);
    await this.pool.query(
      `insert into log.event_types (type, schema) select * from unnest($1::text[], $2::smallint[])
       on conflict (type) do update set schema = excluded.schema where log.event_types.schema < excluded.schema`,
      [written.map(([type]) => type), written.map(([, schema]) => schema)],
    );
  }
}
