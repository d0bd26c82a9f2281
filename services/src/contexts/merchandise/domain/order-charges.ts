import { type Cents, shareOf } from '../../../platform/kernel/money.js';

/** What shipping costs, and above which amount of merchandise it is free. */
export interface ShippingRule {
  readonly shippingCents: Cents;
  readonly freeShippingOverCents: Cents;
}

/** @param listed what the merchandise costs before any discount */
export const shippingOf = (listed: Cents, rule: ShippingRule): Cents =>
  // guard: shipping is free over its threshold, not at it
  listed > rule.freeShippingOverCents ? 0 : rule.shippingCents;

interface Pieces {
  readonly quantity: number;
  readonly price: Cents;
}

export const priceOf = (lines: readonly Pieces[]): Cents =>
  lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);

/**
 * What each line costs after its share of a discount on all of them; the shares add up to the discount, to the cent.
 * @param discount at most what the lines cost
 */
export function afterDiscount(lines: readonly Pieces[], discount: Cents): Cents[] {
  const whole = priceOf(lines);
  let seen = 0;
  return lines.map(({ quantity, price }) => {
    const before = shareOfDiscount(discount, seen, whole);
    seen += quantity * price;
    return quantity * price - (shareOfDiscount(discount, seen, whole) - before);
  });
}

const shareOfDiscount = (discount: Cents, part: Cents, whole: Cents): Cents =>
  whole === 0 ? 0 : shareOf(discount, part, whole);
