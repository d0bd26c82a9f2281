import { Injectable } from '@nestjs/common';
import { promoCodeOf } from '@northlight/contracts';
import { Settings } from '../../../platform/config/settings.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { acceptedHashes } from '../../../platform/kernel/keyed-hash.js';
import type { Cents } from '../../../platform/kernel/money.js';
import { nameKey } from '../../../platform/kernel/name-key.js';
import { networkOf } from '../../../platform/kernel/network-of.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { RateLimiter } from '../../../platform/limits/rate-limiter.js';
import { guessLimit } from '../domain/guess-limit.js';
import { discountOf, mustBeFor, mustBeGood } from '../domain/offer.js';
import { promotionLedgerOf } from '../domain/promotion-id.js';
import { type FoundPromotion, type PromotionCustomer, Promotions } from '../domain/promotions.js';
import { PromotionRows } from './promotion-rows.js';

/** So many letters of the hash tell the customers of one code apart. */
const CUSTOMER_LETTERS = 16;

/** The promo codes as their tables tell them. */
@Injectable()
export class StoredPromotions extends Promotions {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly rows: PromotionRows,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {
    super();
  }

  async find(typed: string, address: string): Promise<FoundPromotion> {
    const counted = [{ limit: guessLimit, whose: networkOf(address) }];
    await this.limiter.consume(counted);
    const code = promoCodeOf(typed);
    const row = await this.rows.byCode(code);
    if (!row) throw new Refusal('PROMO_NOT_FOUND');
    await this.limiter.reward(counted);
    return { ...row, ledger: promotionLedgerOf(code), isEnded: row.endedAt !== null };
  }

  mustBeLive(found: FoundPromotion): void {
    if (found.isEnded) throw new Refusal('PROMO_OVER');
    mustBeGood(found, this.clock.now());
    if (found.used >= found.uses) throw new Refusal('PROMO_USED_UP');
  }

  off(found: FoundPromotion, { otherwise, taken, ...wanted }: Parameters<Promotions['off']>[1]): Cents {
    this.mustBeLive(found);
    mustBeFor(found, wanted);
    const cents = discountOf(found, wanted.base, Math.max(0, found.value - taken));
    if (cents <= otherwise) throw new Refusal('PROMO_NOT_BETTER');
    return cents;
  }

  customerOf(email: string, code: string): PromotionCustomer {
    const [customer = '', formerly] = acceptedHashes(this.settings).map((hash) =>
      hash.of(`${code} ${nameKey(email)}`, 'base64url').slice(0, CUSTOMER_LETTERS),
    );
    return formerly ? { customer, formerly } : { customer };
  }
}
