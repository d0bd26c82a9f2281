import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { FrontChangeView, FrontReleaseView, FrontView, RegisteredFront } from '@northlight/contracts';
import { type Channel, releasesOf } from '../../domain/channel.js';
import { nextOf } from '../../persistence/channel-status.js';
import { FrontFigures } from '../../persistence/front-figures.js';
import { FrontHistory } from '../../persistence/front-history.js';
import { KeptReleases } from '../../persistence/kept-releases.js';
import { RegisteredFronts } from '../../persistence/registered-fronts.js';
import { Registry } from '../../persistence/registry.repository.js';

/** What is read once for all fronts. */
interface Known {
  readonly named: ReadonlyMap<string, FrontReleaseView>;
  readonly changes: ReadonlyMap<string, FrontChangeView>;
  readonly registered: readonly RegisteredFront[];
}

/** What is live of each front. */
export class ListFronts extends Query<FrontView[]> {}

@QueryHandler(ListFronts)
export class ListFrontsHandler implements IQueryHandler<ListFronts> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly registry: Registry,
    private readonly fronts: RegisteredFronts,
    private readonly releases: KeptReleases,
    private readonly history: FrontHistory,
    private readonly figures: FrontFigures,
  ) {}

  async execute(): Promise<FrontView[]> {
    const [channels, registered] = await Promise.all([this.registry.channels(), this.fronts.all()]);
    const [named, changes] = await Promise.all([
      this.releases.named(channels.flatMap(releasesOf)),
      this.history.latest(),
    ]);
    const known = { named, changes, registered };
    const views = channels.map((channel) => this.viewOf(channel, known));
    return (await Promise.all(views)).filter((view) => view !== undefined);
  }

  /** Undefined as long as nothing of it is live. */
  private async viewOf(channel: Channel, { named, changes, registered }: Known): Promise<FrontView | undefined> {
    const release = (id: string | null): FrontReleaseView | null => named.get(id ?? '') ?? null;
    const { app, percent, killed, revision, since, stopped } = channel;
    const stable = release(channel.stable);
    if (!stable) return undefined;
    return {
      ...{ app, stable, percent, killed, revision, since, stopped },
      team: registered.find((front) => front.app === app)?.team ?? null,
      candidate: release(channel.candidate),
      lastGood: release(channel.lastGood),
      figures: await this.figures.of({ ...channel, stable: stable.id }),
      next: nextOf(channel),
      lastChange: changes.get(app) ?? null,
    };
  }
}
