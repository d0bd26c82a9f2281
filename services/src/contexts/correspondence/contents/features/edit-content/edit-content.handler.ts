import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EditableContentView } from '@northlight/contracts';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { ContentNameValues } from '../../../persistence/content-name-values.js';
import { Contents } from '../../../persistence/contents.repository.js';
import { knownKey } from './known-key.js';

/** Asks for a text to edit it. */
export class EditContent extends Query<EditableContentView> {
  constructor(readonly key: string) {
    super();
  }
}

@QueryHandler(EditContent)
export class EditContentHandler implements IQueryHandler<EditContent> {
  constructor(
    private readonly contents: Contents,
    private readonly names: ContentNameValues,
  ) {}

  /** @throws {Refusal} CONTENT_NOT_FOUND */
  async execute({ key }: EditContent): Promise<EditableContentView> {
    const content = await this.contents.written(knownKey(key));
    if (!content) throw new Refusal('CONTENT_NOT_FOUND');
    return { ...content, names: this.names.now };
  }
}
