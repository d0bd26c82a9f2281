import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { WrittenContentView } from '@northlight/contracts';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { Contents } from '../../../persistence/contents.repository.js';
import { knownKey } from './known-key.js';

/** Asks for one version of a text. */
export class ShowVersion extends Query<WrittenContentView> {
  constructor(
    readonly key: string,
    readonly version: string,
  ) {
    super();
  }
}

@QueryHandler(ShowVersion)
export class ShowVersionHandler implements IQueryHandler<ShowVersion> {
  constructor(private readonly contents: Contents) {}

  /** @throws {Refusal} CONTENT_NOT_FOUND */
  async execute({ key, version }: ShowVersion): Promise<WrittenContentView> {
    const isNumber = /^\d{1,9}$/.test(version);
    const content = isNumber ? await this.contents.written(knownKey(key), Number(version)) : undefined;
    if (!content) throw new Refusal('CONTENT_NOT_FOUND');
    return content;
  }
}
