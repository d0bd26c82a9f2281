import { describe, it } from '@jest/globals';
import { givenFor } from '../../../platform/kernel/testing/given-for.js';
import type { PromotionEvent } from './promotion.events.js';
import { type PromotionCommand, promotion } from './promotion.js';

const given = givenFor(promotion);
const [first, later] = [new Date('2026-12-01T12:00:00Z'), new Date('2026-12-01T15:00:00Z')];
const terms = {
  kind: 'percent',
  value: 10,
  appliesTo: 'both',
  starts: '2026-01-01',
  ends: '2027-12-31',
  uses: 9,
  usesPerCustomer: 1,
} as const;
const created: PromotionEvent = { type: 'PromotionCreated', ...terms, minimum: 0, by: 1 };
const used: PromotionEvent = {
  ...{ type: 'PromotionUsed', use: 'b1', part: 'b1', what: 'tickets' },
  ...{ customer: 'ann-before', cents: 680, at: first.toISOString() },
};
const uses = (who: { customer: string; formerly?: string }): PromotionCommand => ({
  ...{ type: 'UsePromotion', part: 'b2', what: 'tickets', base: 6_800, otherwise: 0, at: later },
  ...who,
});

describe('a customer of a promo code whose hash has changed with the secret', () => {
  it('is still the one who used it, as long as the one before is known', () => {
    given(created, used)
      .when(uses({ customer: 'ann-now', formerly: 'ann-before' }))
      .thenRefuses('PROMO_USED');
  });

  it('is somebody else afterwards', () => {
    given(created, used)
      .when(uses({ customer: 'ann-now' }))
      .then({
        ...{ type: 'PromotionUsed', use: 'b2', part: 'b2', what: 'tickets' },
        ...{ customer: 'ann-now', cents: 680, at: later.toISOString() },
      });
  });
});
