import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type ContentKey, type ContentView, contentKeys, fillIn } from '@northlight/contracts';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { ContentNameValues } from '../../../persistence/content-name-values.js';
import { Contents } from '../../../persistence/contents.repository.js';

/** Asks for a text as its readers have it, with its names filled in. */
export class ShowContent extends Query<ContentView> {
  constructor(readonly key: string) {
    super();
  }
}

@QueryHandler(ShowContent)
export class ShowContentHandler implements IQueryHandler<ShowContent> {
  constructor(
    private readonly contents: Contents,
    private readonly names: ContentNameValues,
  ) {}

  /** @throws {Refusal} CONTENT_NOT_FOUND */
  async execute({ key }: ShowContent): Promise<ContentView> {
    const content = contentKeys.includes(key as ContentKey) ? await this.contents.latest(key as ContentKey) : undefined;
    if (!content) throw new Refusal('CONTENT_NOT_FOUND');
    return { ...content, blocks: fillIn(content.blocks, await this.names.latest()) };
  }
}
