import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PromotionView } from '@northlight/contracts';
import { Clock } from '../../../../platform/kernel/clock.js';
import { PromotionRows, promotionViewOf } from '../../persistence/promotion-rows.js';

/** The promo codes, the latest first. */
export class ListPromotions extends Query<PromotionView[]> {}

@QueryHandler(ListPromotions)
export class ListPromotionsHandler implements IQueryHandler<ListPromotions> {
  constructor(
    private readonly rows: PromotionRows,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<PromotionView[]> {
    const at = this.clock.now();
    return (await this.rows.latest()).map((row) => promotionViewOf(row, at));
  }
}
