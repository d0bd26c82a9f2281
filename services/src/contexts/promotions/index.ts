export { type FoundPromotion, type PromotionCustomer, Promotions } from './domain/promotions.js';
export { CreatePromotion } from './features/create-promotion/create-promotion.handler.js';
export { ReturnPromotion } from './features/end-promotion/return-promotion.handler.js';
export { promotionsPersonalData } from './persistence/personal-data.js';
export { registerEventTypes as registerPromotionEventTypes } from './projections/register-event-types.js';
export { promote } from './promotion-work.js';
export { PromotionsModule, promotionsMigrations } from './promotions.module.js';
