import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { FrontReleaseView, KeptReleaseView, PreviewFrontView, RegisteredFront } from '@northlight/contracts';
import type { Channel } from '../../domain/channel.js';
import { KeptReleases } from '../../persistence/kept-releases.js';
import { RegisteredFronts } from '../../persistence/registered-fronts.js';
import { Registry } from '../../persistence/registry.repository.js';

/** What there is to choose for one browser. */
export class ShowPreview extends Query<PreviewFrontView[]> {}

@QueryHandler(ShowPreview)
export class ShowPreviewHandler implements IQueryHandler<ShowPreview> {
  constructor(
    private readonly registry: Registry,
    private readonly fronts: RegisteredFronts,
    private readonly releases: KeptReleases,
  ) {}

  async execute(): Promise<PreviewFrontView[]> {
    const [channels, registered] = await Promise.all([this.registry.channels(), this.fronts.all()]);
    const stable = await this.registry.releases(channels.flatMap((channel) => channel.stable ?? []));
    const shell = stable.find(({ provides }) => provides)?.app;
    const views = channels.map((channel) => this.viewOf(channel, registered, shell));
    return (await Promise.all(views)).filter((view) => view !== undefined);
  }

  /** Undefined as long as nothing of it is live. */
  private async viewOf(
    { app, stable, candidate, percent, lastGood }: Channel,
    registered: readonly RegisteredFront[],
    shell: string | undefined,
  ): Promise<PreviewFrontView | undefined> {
    if (!stable) return undefined;
    return {
      ...{ app, stable, lastGood, isShell: app === shell },
      candidate: percent > 0 ? candidate : null,
      team: registered.find((front) => front.app === app)?.team ?? null,
      releases: (await this.releases.ofFront(app)).map(named),
    };
  }
}

const named = ({ id, version, publishedAt, bytes }: KeptReleaseView): FrontReleaseView => ({
  ...{ id, version, publishedAt, bytes },
});
