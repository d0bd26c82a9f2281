import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { logger } from '../observability/logger.js';
import { BackupRuns, backupKinds } from './backup-runs.js';

const LOOK_EVERY_MS = 30_000;

const lastDone = new Gauge({
  name: 'backup_done_timestamp_seconds',
  help: 'When a backup, or the rehearsal of a restore, came to its end the last time; 0: never',
  labelNames: ['kind'],
});
const lastSeconds = new Gauge({
  name: 'backup_duration_seconds',
  help: 'How long the last backup, or rehearsal of a restore, took',
  labelNames: ['kind'],
});
const archiveOverdue = new Gauge({
  name: 'wal_archive_overdue_seconds',
  help: 'Time since a segment of the write-ahead log went to the archive, while the next one fails to',
});

/** Tells how old backups are. Whoever only learns at a restore that there are none learns it too late. */
@Injectable()
export class BackupFigures implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();

  constructor(private readonly runs: BackupRuns) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS);
    this.look();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  private look(): void {
    this.looking = this.tell().catch((error: unknown) => logger.warn({ err: error }, 'The age of backups is unknown'));
  }

  private async tell(): Promise<void> {
    const runs = new Map((await this.runs.all()).map((run) => [run.kind, run]));
    for (const kind of backupKinds) {
      lastDone.set({ kind }, (runs.get(kind)?.doneAt.getTime() ?? 0) / 1_000);
      lastSeconds.set({ kind }, runs.get(kind)?.seconds ?? 0);
    }
    archiveOverdue.set((await this.runs.archive()).overdueSeconds);
  }
}
