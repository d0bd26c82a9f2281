import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type ContentKey, type ContentView, contentKeys } from '@northlight/contracts';
import { Settings } from '../../../../platform/config/settings.js';
import { supportEmailOf } from '../../../../platform/config/support-email.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { fillIn } from '../../domain/fill-in.js';
import { Contents } from '../../persistence/contents.repository.js';

/** Asks for a text: for readers with its names filled in, for whoever edits it as it was written. */
export class ShowContent extends Query<ContentView> {
  constructor(
    readonly key: string,
    readonly isForEditor = false,
  ) {
    super();
  }
}

@QueryHandler(ShowContent)
export class ShowContentHandler implements IQueryHandler<ShowContent> {
  constructor(
    private readonly contents: Contents,
    private readonly settings: Settings,
  ) {}

  /** @throws {Refusal} CONTENT_NOT_FOUND */
  async execute({ key, isForEditor }: ShowContent): Promise<ContentView> {
    const content = contentKeys.includes(key as ContentKey) ? await this.contents.latest(key as ContentKey) : undefined;
    if (!content) throw new Refusal('CONTENT_NOT_FOUND');
    return isForEditor ? content : { ...content, blocks: fillIn(content.blocks, this.names) };
  }

  private get names() {
    return { product: this.settings.PRODUCT_NAME, support: supportEmailOf(this.settings) };
  }
}
