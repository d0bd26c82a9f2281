import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Clock } from '../kernel/clock.js';

/** When a job that a clock asks for was done the last time, in some worker. */
export interface ClockJobRun {
  readonly kind: string;
  /** Null where it was not done yet. */
  readonly doneAt: Date | null;
  readonly knownSince: Date;
}

/** In the database, beside what the jobs work on: queues forget it, all the more where their server lost its data. */
@Injectable()
export class ClockJobRuns {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
  ) {}

  /** Names what a clock asks for: what is never done is overdue from here on. */
  async know(kinds: readonly string[]): Promise<void> {
    await this.pool.query(
      'insert into log.clock_jobs (kind, known_since) select unnest($1::text[]), $2 on conflict do nothing',
      [kinds, this.clock.now()],
    );
  }

  async done(kind: string): Promise<void> {
    await this.pool.query(
      `insert into log.clock_jobs (kind, known_since, done_at) values ($1, $2, $2)
       on conflict (kind) do update set done_at = excluded.done_at`,
      [kind, this.clock.now()],
    );
  }

  async lastDone(kind: string): Promise<Date | undefined> {
    return (await this.all()).find((run) => run.kind === kind)?.doneAt ?? undefined;
  }

  async all(): Promise<ClockJobRun[]> {
    const { rows } = await this.pool.query<ClockJobRun>(
      'select kind, done_at as "doneAt", known_since as "knownSince" from log.clock_jobs',
    );
    return rows;
  }
}
