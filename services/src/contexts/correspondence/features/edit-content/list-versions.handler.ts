import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ContentEntryView, Page, PageDto } from '@northlight/contracts';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { Contents } from '../../persistence/contents.repository.js';
import { knownKey } from './known-key.js';

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
    if (cursor !== undefined && !/^\d{1,9}$/.test(cursor)) throw new Refusal('BAD_REQUEST');
    const before = cursor === undefined ? undefined : Number(cursor);
    const found = await this.contents.versions(knownKey(key), { before, limit: limit + 1 });
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    return { items, nextCursor: last ? String(last.version) : null };
  }
}
