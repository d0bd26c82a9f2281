import { Command } from '@nestjs/cqrs';
import type { ReleaseFilePlaceDto } from './put-release-file.dto.js';

/** Lays one file of an announced release on the shelf. */
export class PutReleaseFile extends Command<void> {
  constructor(
    readonly place: ReleaseFilePlaceDto,
    readonly bytes: Buffer,
  ) {
    super();
  }
}
