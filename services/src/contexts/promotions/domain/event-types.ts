import type { PromotionEvent } from './promotion.events.js';

/** Every event type of this room; leave one out and it does not compile. */
export const promotionEventTypes: Record<PromotionEvent['type'], object> = {
  PromotionCreated: {},
  PromotionUsed: {},
  PromotionPartReturned: {},
  PromotionEnded: {},
};
