import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ReleasePublished } from '@northlight/contracts';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { isConsistent } from '../../domain/release.js';
import { Registry } from '../../persistence/registry.repository.js';
import { ReleaseShelf } from '../../persistence/release-shelf.js';
import { SourceMaps } from '../../persistence/source-maps.js';
import { PublishRelease } from './publish-release.js';

/** Asked again until nothing is missing: the first time it says which files to send, the last time it registers. */
@CommandHandler(PublishRelease)
export class PublishReleaseHandler implements ICommandHandler<PublishRelease> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly shelf: ReleaseShelf,
    private readonly maps: SourceMaps,
    private readonly registry: Registry,
    private readonly clock: Clock,
  ) {}

  async execute({ record }: PublishRelease): Promise<ReleasePublished> {
    if (!isConsistent(record)) throw new Refusal('FRONT_REFUSED', { reason: 'The record contradicts itself.' });
    const missing = [...(await this.shelf.announce(record)), ...(await this.maps.missing(record))];
    if (missing.length === 0) await this.registry.add(record, this.clock.now());
    return { id: record.id, missing };
  }
}
