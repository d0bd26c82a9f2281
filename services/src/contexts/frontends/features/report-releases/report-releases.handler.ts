import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ReleaseReportDto } from '@northlight/contracts';
import { isCounted, type Limit } from '../../../../platform/kernel/limit.js';
import { networkOf } from '../../../../platform/kernel/network-of.js';
import { RateLimiter } from '../../../../platform/limits/rate-limiter.js';
import { ReportBuffer } from './report-buffer.js';

/** A page sends two or three; a school or an office is one network. */
const limit: Limit = { of: 'release reports', most: 600, seconds: 60 };

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
    private readonly buffer: ReportBuffer,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws {Refusal} TOO_MANY_TRIES */
  async execute({ reports, address }: ReportReleases): Promise<void> {
    if (isCounted({ address })) await this.limiter.consume([{ limit, whose: networkOf(address) }]);
    this.buffer.add(reports);
  }
}
