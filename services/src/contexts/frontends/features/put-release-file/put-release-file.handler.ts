import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { ReleaseShelf } from '../../persistence/release-shelf.js';
import { SourceMaps } from '../../persistence/source-maps.js';
import { PutReleaseFile } from './put-release-file.js';

/** Only files of an announced release, and only with the bytes that its record promised. */
@CommandHandler(PutReleaseFile)
export class PutReleaseFileHandler implements ICommandHandler<PutReleaseFile> {
  constructor(
    private readonly shelf: ReleaseShelf,
    private readonly maps: SourceMaps,
  ) {}

  async execute({ place, bytes }: PutReleaseFile): Promise<void> {
    const record = await this.shelf.recordOf(place.app, place.build);
    if (!record) throw new Refusal('RELEASE_NOT_FOUND');
    const keeper = this.maps.has(record, place.file) ? this.maps : this.shelf;
    await keeper.put(record, place.file, bytes);
  }
}
