import { Command } from '@nestjs/cqrs';
import type { ReleaseFilePlaceDto } from '@northlight/contracts';

/** Lays one file of an announced release on the shelf. */
export class PutReleaseFile extends Command<void> {
  constructor(
    readonly place: ReleaseFilePlaceDto,
    readonly bytes: Buffer,
  ) {
    super();
  }
}
