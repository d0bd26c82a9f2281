import { Injectable } from '@nestjs/common';
import { BookingPolicyCache } from '../../platform/booking-policy/booking-policy-cache.js';
import { Clock } from '../../platform/kernel/clock.js';
import type { Cents } from '../../platform/kernel/money.js';
import { localTimeOf } from '../../platform/kernel/venue-time.js';
import { type TaxableLine, type TaxedLine, TaxRates } from '../settings/index.js';
import type { OrderCharges } from './domain/order.js';
import { afterDiscount, shippingOf } from './domain/order-charges.js';
import type { SoldLine } from './domain/order-lines.js';
import { type OrderTax, shippingLine } from './domain/order-taxes.js';

/** Merchandise that is about to be sold. */
export interface GoodsToCharge {
  readonly lines: readonly SoldLine[];
  /** What it costs before any discount. */
  readonly listed: Cents;
  /** What a promotion takes off all of it. */
  readonly discount: Cents;
  /** Whether it is shipped to the place. */
  readonly isShipped: boolean;
  /** Where it is handed over, or shipped to. */
  readonly place: { readonly state: string; readonly zip: string };
  /** Of the house, whose day it is sold on. */
  readonly timezone: string;
}

/** What comes to merchandise, and the tax of each of its lines. */
export interface ChargedGoods {
  readonly charges: OrderCharges;
  readonly taxes: readonly OrderTax[];
}

type ChargedLine = TaxableLine & { readonly line: number };

/** Shipping and tax of merchandise, by the figures and the rates of this day (docs/adr/0080). */
@Injectable()
export class OrderCharging {
  constructor(
    private readonly rules: BookingPolicyCache,
    private readonly rates: TaxRates,
    private readonly clock: Clock,
  ) {}

  async of(goods: GoodsToCharge): Promise<ChargedGoods> {
    const { lines, listed, discount, isShipped, place, timezone } = goods;
    const shipping = isShipped ? shippingOf(listed, this.rules.now) : 0;
    const { date } = localTimeOf(this.clock.now(), timezone);
    const amounts = afterDiscount(lines, discount);
    const charged: ChargedLine[] = amounts.map((amount, line) => ({ category: 'goods', line, amount }));
    if (shipping > 0) charged.push({ category: 'shipping', line: shippingLine, amount: shipping });
    const taxed = await this.rates.taxed({ ...place, date, lines: charged });
    const taxes = taxed.filter(({ tax }) => tax > 0).map((one) => taxOf(one, place.state));
    const tax = taxes.reduce((sum, one) => sum + one.tax, 0);
    return { charges: { shipping, tax, discount }, taxes };
  }
}

const taxOf = ({ line, basisPoints, tax }: TaxedLine<ChargedLine>, state: string): OrderTax => ({
  ...{ line, state, basisPoints, tax },
});
