import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type ContentKey, type ContentView, contentKeys } from '@northlight/contracts';
import { Settings } from '../../../../platform/config/settings.js';
import { supportEmailOf } from '../../../../platform/config/support-email.js';
import { HouseRulesKeeper } from '../../../../platform/house-rules/house-rules-keeper.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { fillIn, type Names } from '../../domain/fill-in.js';
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
    private readonly rules: HouseRulesKeeper,
  ) {}

  /** @throws {Refusal} CONTENT_NOT_FOUND */
  async execute({ key, isForEditor }: ShowContent): Promise<ContentView> {
    const content = contentKeys.includes(key as ContentKey) ? await this.contents.latest(key as ContentKey) : undefined;
    if (!content) throw new Refusal('CONTENT_NOT_FOUND');
    return isForEditor ? content : { ...content, blocks: fillIn(content.blocks, this.names) };
  }

  private get names(): Names {
    const { feePercent, memberPercent, groupPercent, groupFrom, refundHours, moveHours } = this.rules.now;
    return {
      ...{ product: this.settings.PRODUCT_NAME, support: supportEmailOf(this.settings) },
      ...{ fee: `${feePercent}%`, memberDiscount: `${memberPercent}%`, groupDiscount: `${groupPercent}%` },
      ...{ groupFrom: `${groupFrom}`, refundHours: `${refundHours}`, moveHours: `${moveHours}` },
    };
  }
}
