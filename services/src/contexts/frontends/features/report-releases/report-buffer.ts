import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ReleaseReportDto } from '@northlight/contracts';
import { Counter } from 'prom-client';
import { Clock } from '../../../../platform/kernel/clock.js';
import { logger } from '../../../../platform/observability/logger.js';
import { addReports, type ReleaseTally, type ReportTally } from '../../domain/report-tally.js';
import { ReleaseReports } from '../../persistence/release-reports.js';

const GATHER_MS = 500;

const loads = new Counter({ name: 'front_loads_total', help: 'Documents that showed a front', labelNames: ['app'] });
const failures = new Counter({
  name: 'front_failures_total',
  help: 'Documents in which the entry of a front, a chunk of it or a page of it failed',
  labelNames: ['app', 'kind'],
});

/**
 * Adds up what arrives together, and writes it at once: however many pages report, the database sees two statements a
 * second of each process, and no report waits for a connection that a booking needs. What a process that dies has not
 * written is lost, and missed by nobody.
 */
@Injectable()
export class ReportBuffer implements OnApplicationShutdown {
  private tally: ReportTally = new Map();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: ReleaseReports,
    private readonly clock: Clock,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  add(reports: readonly ReleaseReportDto[]): void {
    addReports(this.tally, reports);
    this.timer ??= setTimeout(() => void this.flush(), GATHER_MS);
  }

  /** Writes what has arrived, after what is being written; it never rejects. */
  flush(): Promise<void> {
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  private async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const tallies = [...this.tally.values()];
    this.tally = new Map();
    if (tallies.length === 0) return;
    try {
      const known = await this.store.add(tallies, this.clock.now());
      for (const tally of tallies) if (known.includes(tally.release)) tell(tally);
    } catch (error) {
      logger.warn({ err: error }, 'What browsers report of releases could not be written');
    }
  }
}

const tell = ({ app, loads: count, failures: byKind }: ReleaseTally): void => {
  loads.inc({ app }, count);
  for (const [kind, failed] of Object.entries(byKind)) if (failed > 0) failures.inc({ app, kind }, failed);
};
