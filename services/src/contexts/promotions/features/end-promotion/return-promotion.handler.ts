import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '@northlight/event-store';
import { promotion } from '../../domain/promotion.js';
import { promotionStream } from '../../domain/promotion-id.js';
import { PromotionRows } from '../../persistence/promotion-rows.js';

/** A booking or an order is no more: what it used of a promo code may be used again. */
export class ReturnPromotion extends Command<void> {
  constructor(readonly part: string) {
    super();
  }
}

@CommandHandler(ReturnPromotion)
export class ReturnPromotionHandler implements ICommandHandler<ReturnPromotion> {
  constructor(
    private readonly events: EventStore,
    private readonly rows: PromotionRows,
  ) {}

  /** Safe to repeat; of what uses none nothing happens. */
  async execute({ part }: ReturnPromotion): Promise<void> {
    const used = await this.rows.usedBy(part);
    if (!used) return;
    await this.events.transaction(used.ledger, (work) => {
      work.apply(promotion, promotionStream(used.code), { type: 'ReturnPart', part });
    });
  }
}
