import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Clock } from '../kernel/clock.js';

/** What is made of the database to have it again, and the trial that it can be had. */
export const backupKinds = ['full', 'diff', 'rehearsal'] as const;

export type BackupKind = (typeof backupKinds)[number];

/** The last that came to its end. */
export interface BackupRun {
  readonly kind: BackupKind;
  readonly doneAt: Date;
  readonly seconds: number;
}

/** How the archive of the write-ahead log stands. */
export interface Archive {
  /** Seconds since a segment went there, while the server has failed to bring the next one; 0 while all is well. */
  readonly overdueSeconds: number;
}

/** When backups were made and tried: beside what they are of, so that a database of long ago says that it has none. */
@Injectable()
export class BackupRuns {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
  ) {}

  /** @param seconds how long it took */
  async done(kind: BackupKind, seconds: number): Promise<void> {
    await this.pool.query(
      `insert into log.backup_runs (kind, done_at, seconds) values ($1, $2, $3)
       on conflict (kind) do update set done_at = excluded.done_at, seconds = excluded.seconds`,
      [kind, this.clock.now(), seconds],
    );
  }

  async all(): Promise<BackupRun[]> {
    const { rows } = await this.pool.query<BackupRun>(
      'select kind, done_at as "doneAt", seconds from log.backup_runs order by kind',
    );
    return rows;
  }

  /** As PostgreSQL itself tells; a server that archives nothing is never overdue. */
  async archive(): Promise<Archive> {
    const { rows } = await this.pool.query<Archive>(
      `select case when last_failed_time > coalesce(last_archived_time, '-infinity')
         then extract(epoch from now() - coalesce(last_archived_time, stats_reset, last_failed_time))::float else 0 end
         as "overdueSeconds" from pg_stat_archiver`,
    );
    return rows[0] ?? { overdueSeconds: 0 };
  }
}
