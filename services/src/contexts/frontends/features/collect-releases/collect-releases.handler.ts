import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ReleasesCollected } from '@northlight/contracts';
import { Clock } from '../../../../platform/kernel/clock.js';
import { logger } from '../../../../platform/observability/logger.js';
import { KEPT_MS } from '../../domain/release.js';
import { OldReleases } from '../../persistence/old-releases.js';
import { ReleaseReports } from '../../persistence/release-reports.js';

/** Throws away the releases that no document of the last 30 days names. */
export class CollectReleases extends Command<ReleasesCollected> {
  /** @param dryRun tells what would go, and leaves it */
  constructor(readonly dryRun = false) {
    super();
  }
}

@CommandHandler(CollectReleases)
export class CollectReleasesHandler implements ICommandHandler<CollectReleases> {
  constructor(
    private readonly old: OldReleases,
    private readonly reports: ReleaseReports,
    private readonly clock: Clock,
  ) {}

  async execute({ dryRun }: CollectReleases): Promise<ReleasesCollected> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    if (!dryRun) await this.reports.forgetBefore(before);
    const due = await this.old.due(before);
    const releases: string[] = [];
    let bytes = 0;
    for (const release of due) {
      if (!dryRun && !(await this.old.forget(release))) continue; // it went live meanwhile, or was protected
      bytes += await this.old.bytesOf(release);
      if (!dryRun) await this.old.remove(release);
      releases.push(release.id);
    }
    if (!dryRun) logger.info({ releases, bytes }, 'Old releases are thrown away');
    return { releases, bytes };
  }
}
