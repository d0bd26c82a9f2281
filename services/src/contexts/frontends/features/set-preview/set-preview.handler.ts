import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LinkPreviewDto } from '@northlight/contracts';
import { Settings } from '../../../../platform/config/settings.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { Registry } from '../../persistence/registry.repository.js';
import { sealedPreview } from '../../preview-cookie.js';
import { type SealedPreview, SetPreview } from './set-preview.js';

const HOUR_MS = 3_600_000;

@CommandHandler(SetPreview)
export class SetPreviewHandler implements ICommandHandler<SetPreview> {
  constructor(
    private readonly registry: Registry,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async execute({ choice, latest }: SetPreview): Promise<SealedPreview | undefined> {
    const { local = [] } = choice;
    const releases = [...new Set(choice.releases)];
    if (releases.length + choice.faults.length + local.length === 0) return undefined;
    await this.mustKnow(releases, choice);
    const now = this.clock.now().getTime();
    const end = Math.min(now + choice.hours * HOUR_MS, latest?.getTime() ?? Number.POSITIVE_INFINITY);
    const faults = Object.fromEntries(choice.faults.map(({ app, fault }) => [app, fault]));
    const until = new Date(end).toISOString();
    return {
      token: sealedPreview({ releases, faults, until, ...(local.length > 0 && { local }) }, this.settings),
      until,
      lifeMs: end - now,
    };
  }

  /** @throws {Refusal} RELEASE_NOT_FOUND, FRONT_NOT_FOUND */
  private async mustKnow(ids: readonly string[], { faults, local = [] }: LinkPreviewDto): Promise<void> {
    const releases = await this.registry.releases(ids);
    if (releases.length < ids.length) throw new Refusal('RELEASE_NOT_FOUND');
    const apps = [...(await this.registry.channels()), ...releases, ...local].map(({ app }) => app);
    if (faults.some(({ app }) => !apps.includes(app))) throw new Refusal('FRONT_NOT_FOUND');
  }
}
