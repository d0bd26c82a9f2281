import { Command } from '@nestjs/cqrs';
import type { ReleasePublished, ReleaseRecord } from '@northlight/contracts';

/** Registers a release, once all of its files are there. */
export class PublishRelease extends Command<ReleasePublished> {
  constructor(readonly record: ReleaseRecord) {
    super();
  }
}
