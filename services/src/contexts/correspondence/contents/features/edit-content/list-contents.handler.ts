import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type ContentEntryView, contentKeys } from '@northlight/contracts';
import { Contents } from '../../../persistence/contents.repository.js';

/** Asks which texts there are. */
export class ListContents extends Query<ContentEntryView[]> {}

@QueryHandler(ListContents)
export class ListContentsHandler implements IQueryHandler<ListContents> {
  constructor(private readonly contents: Contents) {}

  /** In the order of the contract. */
  async execute(): Promise<ContentEntryView[]> {
    const entries = await this.contents.entries();
    return contentKeys.flatMap((key) => entries.filter((entry) => entry.key === key));
  }
}
