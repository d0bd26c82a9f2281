import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ReleaseReportDto } from '@northlight/contracts';
import { Counter } from 'prom-client';
import { Clock } from '../../../../platform/kernel/clock.js';
import { isCounted, type Limit } from '../../../../platform/kernel/limit.js';
import { networkOf } from '../../../../platform/kernel/network-of.js';
import { RateLimiter } from '../../../../platform/limits/rate-limiter.js';
import { ReleaseReports } from '../../persistence/release-reports.js';

/** A page sends two or three; a school or an office is one network. */
const limit: Limit = { of: 'release reports', most: 600, seconds: 60 };

const loads = new Counter({ name: 'front_loads_total', help: 'Documents that showed a front', labelNames: ['app'] });
const failures = new Counter({
  name: 'front_failures_total',
  help: 'Documents in which the entry of a front, a chunk of it or a page of it failed',
  labelNames: ['app', 'kind'],
});

/** A browser says how the releases of its page do. */
export class ReportReleases extends Command<void> {
  constructor(
    readonly reports: readonly ReleaseReportDto[],
    /** Where it comes from: it is counted, and not kept. */
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(ReportReleases)
export class ReportReleasesHandler implements ICommandHandler<ReportReleases> {
  constructor(
    private readonly store: ReleaseReports,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} TOO_MANY_TRIES */
  async execute({ reports, address }: ReportReleases): Promise<void> {
    if (isCounted({ address })) await this.limiter.consume([{ limit, whose: networkOf(address) }]);
    for (const { app, loads: count, kind } of await this.store.add(reports, this.clock.now())) {
      loads.inc({ app }, count);
      if (kind) failures.inc({ app, kind });
    }
  }
}
