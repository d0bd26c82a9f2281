import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { UploadView } from '@northlight/contracts';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import type { Place } from '../../domain/upload.js';
import { Uploads } from '../../persistence/uploads.repository.js';

/** Asks what became of a file. */
export class ShowUpload extends Query<UploadView> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(ShowUpload)
export class ShowUploadHandler implements IQueryHandler<ShowUpload> {
  constructor(private readonly uploads: Uploads) {}

  /** @throws {Refusal} UPLOAD_NOT_FOUND */
  async execute({ id }: ShowUpload): Promise<UploadView> {
    const upload = await this.uploads.view(id);
    if (!upload) throw new Refusal('UPLOAD_NOT_FOUND');
    return upload;
  }
}

/** Asks for the latest files that were sent for a place. */
export class FindUploads extends Query<UploadView[]> {
  constructor(readonly place: Place) {
    super();
  }
}

@QueryHandler(FindUploads)
export class FindUploadsHandler implements IQueryHandler<FindUploads> {
  constructor(private readonly uploads: Uploads) {}

  execute({ place }: FindUploads): Promise<UploadView[]> {
    return this.uploads.latest(place);
  }
}
