import type { PriceRules } from '@northlight/contracts';
import type { Work } from '@northlight/event-store';
import { type Cents, moneyText } from '../../../../../platform/kernel/money.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { type FoundPromotion, type PromotionCustomer, promote } from '../../../../promotions/index.js';
import { priceOf, promotable, type TicketChoice } from '../../../domain/money/price.js';
import type { BookedSeats, Paid } from './paid-by-voucher.js';

/** A booking that costs less by a promo code. */
interface Promoted extends BookedSeats {
  readonly found: FoundPromotion;
  readonly customer: PromotionCustomer;
  readonly choice: TicketChoice;
  readonly rules: PriceRules;
  /** The total that the customer has seen, where the client says it. */
  readonly expected: Cents | undefined;
}

/**
 * Uses a promo code in the decision that places the booking. @param work that of the code's ledger
 * @throws {Refusal} PROMO_NOT_YET, PROMO_OVER, PROMO_USED_UP, PROMO_USED, PROMO_WRONG_KIND, PROMO_MINIMUM, PROMO_NOT_BETTER;
 *   PROMO_CHANGED when the customer would pay another total than they have seen
 */
export function promotedPrice(work: Work, { found, customer, choice, rules, expected, ...booked }: Promoted): Paid {
  const { base, otherwise } = promotable(priceOf(choice, rules));
  const part = { part: booked.booking, what: 'tickets', base, otherwise, ...customer, at: booked.at } as const;
  const cents = promote(work, found, part);
  const promotion = found.kind === 'percent' ? { percent: found.value } : { cents };
  const price = priceOf({ ...choice, promotion }, rules);
  if (expected !== undefined && expected !== price.total) throw new Refusal('PROMO_CHANGED', { off: moneyText(cents) });
  return { price, voucher: undefined, left: 0 };
}
