import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ContentEntryView, Page, PageDto } from '@northlight/contracts';
import { cutPage, int, KeysetCursor } from '../../../../../platform/kernel/keyset-cursor.js';
import { Contents } from '../../../persistence/contents.repository.js';
import { knownKey } from './known-key.js';

const versionCursor = new KeysetCursor('version', { version: int });

/** Asks for the versions of a text, the last first. */
export class ListVersions extends Query<Page<ContentEntryView>> {
  constructor(
    readonly key: string,
    readonly page: PageDto,
  ) {
    super();
  }
}

@QueryHandler(ListVersions)
export class ListVersionsHandler implements IQueryHandler<ListVersions> {
  constructor(private readonly contents: Contents) {}

  /** @throws {Refusal} CONTENT_NOT_FOUND; BAD_REQUEST for a cursor that nobody gave */
  async execute({ key, page: { limit, cursor } }: ListVersions): Promise<Page<ContentEntryView>> {
    const before = versionCursor.keyIn(cursor)?.version;
    const found = await this.contents.versions(knownKey(key), { before, limit: limit + 1 });
    const { rows, last } = cutPage(found, limit);
    return { items: rows, nextCursor: versionCursor.after(last) };
  }
}
