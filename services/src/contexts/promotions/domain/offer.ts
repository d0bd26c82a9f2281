import { type Cents, moneyText, percentOf } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { dateInWords, localTimeOf, officeZone } from '../../../platform/kernel/venue-time.js';
import type { PromotionTerms } from './promotion.events.js';

/** The westernmost zone in which we sell: a last date is over when it is over there. */
const lastZone = 'Pacific/Honolulu';

/** What somebody wants it for, and what that costs everybody, in cents. */
export interface Wanted {
  readonly what: 'tickets' | 'goods';
  readonly base: Cents;
}

/** Good from the morning of its first date in the office until its last date is over everywhere. @throws {Refusal} PROMO_NOT_YET, PROMO_OVER */
export function mustBeGood({ starts, ends }: Pick<PromotionTerms, 'starts' | 'ends'>, at: Date): void {
  if (localTimeOf(at, officeZone).date < starts) throw new Refusal('PROMO_NOT_YET', { date: dateInWords(starts) });
  // guard: a promo code ends with its last date
  if (localTimeOf(at, lastZone).date > ends) throw new Refusal('PROMO_OVER');
}

/** Whether it is good for this at all. @throws {Refusal} PROMO_WRONG_KIND, PROMO_MINIMUM */
export function mustBeFor({ appliesTo, minimum }: PromotionTerms, { what, base }: Wanted): void {
  if (appliesTo !== 'both' && appliesTo !== what) throw new Refusal('PROMO_WRONG_KIND', { what: nameOf[appliesTo] });
  if (base < minimum) throw new Refusal('PROMO_MINIMUM', { least: moneyText(minimum) });
}

const nameOf = { tickets: 'tickets', goods: 'merchandise' } as const;

/** Cents off, rounded half up. @param left of an amount, where a part of it was taken before */
export const discountOf = ({ kind, value }: Pick<PromotionTerms, 'kind' | 'value'>, base: Cents, left = value): Cents =>
  Math.min(base, kind === 'percent' ? percentOf(base, value) : left);
