import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { FrontReleaseView, FrontView } from '@northlight/contracts';
import { releasesOf } from '../../domain/channel.js';
import { FrontHistory } from '../../persistence/front-history.js';
import { KeptReleases } from '../../persistence/kept-releases.js';
import { RegisteredFronts } from '../../persistence/registered-fronts.js';
import { Registry } from '../../persistence/registry.repository.js';

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
  ) {}

  async execute(): Promise<FrontView[]> {
    const [channels, registered] = await Promise.all([this.registry.channels(), this.fronts.all()]);
    const [named, changes] = await Promise.all([
      this.releases.named(channels.flatMap(releasesOf)),
      this.history.latest(),
    ]);
    const release = (id: string | null): FrontReleaseView | null => named.get(id ?? '') ?? null;
    return channels.flatMap(({ app, percent, killed, revision, ...channel }) => {
      const stable = release(channel.stable);
      if (!stable) return []; // nothing of it is live yet
      const team = registered.find((front) => front.app === app)?.team ?? null;
      const [candidate, lastGood] = [release(channel.candidate), release(channel.lastGood)];
      const lastChange = changes.get(app) ?? null;
      return [{ app, team, stable, candidate, percent, lastGood, killed, revision, lastChange }];
    });
  }
}
