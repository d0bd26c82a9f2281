import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type PromotionView, promoCodeOf } from '@northlight/contracts';
import { EventStore } from '@northlight/event-store';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { promotion } from '../../domain/promotion.js';
import { promotionLedgerOf, promotionStream } from '../../domain/promotion-id.js';
import { PromotionRows, promotionViewOf } from '../../persistence/promotion-rows.js';

/** Nobody can use a code any more. */
export class EndPromotion extends Command<PromotionView> {
  constructor(
    readonly code: string,
    readonly by: number,
  ) {
    super();
  }
}

@CommandHandler(EndPromotion)
export class EndPromotionHandler implements ICommandHandler<EndPromotion> {
  constructor(
    private readonly events: EventStore,
    private readonly rows: PromotionRows,
    private readonly clock: Clock,
  ) {}

  /** Safe to repeat. @throws {Refusal} PROMO_NOT_FOUND */
  async execute({ code: typed, by }: EndPromotion): Promise<PromotionView> {
    const code = promoCodeOf(typed);
    await this.events.transaction(promotionLedgerOf(code), (work) => {
      work.apply(promotion, promotionStream(code), { type: 'EndPromotion', by });
    });
    const row = await this.rows.byCode(code);
    if (!row) throw new Refusal('PROMO_NOT_FOUND');
    return promotionViewOf(row, this.clock.now());
  }
}
