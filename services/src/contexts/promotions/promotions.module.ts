import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EventTypes, Projections } from '@northlight/event-store';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { Promotions } from './domain/promotions.js';
import { CreatePromotionController } from './features/create-promotion/create-promotion.controller.js';
import { CreatePromotionHandler } from './features/create-promotion/create-promotion.handler.js';
import { EndPromotionController } from './features/end-promotion/end-promotion.controller.js';
import { EndPromotionHandler } from './features/end-promotion/end-promotion.handler.js';
import { ReturnPromotionHandler } from './features/end-promotion/return-promotion.handler.js';
import { ListPromotionsController } from './features/list-promotions/list-promotions.controller.js';
import { ListPromotionsHandler } from './features/list-promotions/list-promotions.handler.js';
import { QuotePromotionController } from './features/quote-promotion/quote-promotion.controller.js';
import { QuotePromotionHandler } from './features/quote-promotion/quote-promotion.handler.js';
import { Promotions1798000000032 } from './persistence/migrations/1798000000032-promotions.js';
import { PromotionRows } from './persistence/promotion-rows.js';
import { StoredPromotions } from './persistence/stored-promotions.js';
import { registerEventTypes } from './projections/register-event-types.js';

export const promotionsMigrations = [Promotions1798000000032];

/** Promo codes: less for those who have one, as often as the house says. */
@Module({
  imports: [CqrsModule, LimitsModule],
  controllers: [CreatePromotionController, EndPromotionController, ListPromotionsController, QuotePromotionController],
  providers: [
    CreatePromotionHandler,
    EndPromotionHandler,
    ListPromotionsHandler,
    QuotePromotionHandler,
    ReturnPromotionHandler,
    PromotionRows,
    { provide: Promotions, useClass: StoredPromotions },
  ],
  exports: [Promotions],
})
export class PromotionsModule {
  constructor(types: EventTypes, projections: Projections) {
    registerEventTypes(types, projections);
  }
}
