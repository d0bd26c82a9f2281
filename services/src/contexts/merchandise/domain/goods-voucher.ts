import { type Cents, shareOf } from '../../../platform/kernel/money.js';
import { goodsOf, type OrderCharges } from './order.js';
import type { SoldLine } from './order-lines.js';

/** What the merchandise of an order costs after its discount, and what comes to it, in cents. */
export interface GoodsBill {
  readonly goods: Cents;
  readonly shipping: Cents;
  readonly tax: Cents;
}

interface SoldGoods {
  readonly products: readonly Pick<SoldLine, 'quantity' | 'price'>[];
  readonly charges: OrderCharges;
}

export const sumOfBill = ({ goods, shipping, tax }: GoodsBill): Cents => goods + shipping + tax;

const billOf = ({ products, charges }: SoldGoods): GoodsBill => ({
  ...{ goods: goodsOf(products, charges), shipping: charges.shipping, tax: charges.tax },
});

/** All that merchandise costs, whoever pays. */
export const goodsTotal = (sold: SoldGoods): Cents => sumOfBill(billOf(sold));

/** What a gift voucher pays of it: of each part the same share, so that what comes back has its tax in the same measure. */
export function voucherBill(sold: SoldGoods): GoodsBill {
  const whole = billOf(sold);
  const { voucher = 0 } = sold.charges;
  const total = sumOfBill(whole);
  if (voucher === 0 || total === 0) return { goods: 0, shipping: 0, tax: 0 };
  const goods = shareOf(voucher, whole.goods, total);
  const upToShipping = shareOf(voucher, whole.goods + whole.shipping, total);
  return { goods, shipping: upToShipping - goods, tax: voucher - upToShipping };
}

/** What is left to be paid otherwise. */
export function restBill(sold: SoldGoods): GoodsBill {
  const [whole, paid] = [billOf(sold), voucherBill(sold)];
  return {
    goods: whole.goods - paid.goods,
    shipping: whole.shipping - paid.shipping,
    tax: whole.tax - paid.tax,
  };
}

/** How what is paid back for items is split. */
export interface SplitRefund {
  /** To the card, or at the desk. */
  readonly rest: Cents;
  readonly voucher: Cents;
}

/**
 * The voucher paid first, and is given back last: what was paid beside it goes back before it.
 * @param refund what the items cost, with their tax @param before what went back of the rest with other returns
 */
export function splitRefund(sold: SoldGoods, refund: Cents, before: Cents): SplitRefund {
  // guard: a voucher is given back last
  const rest = Math.min(refund, Math.max(0, sumOfBill(restBill(sold)) - before));
  return { rest, voucher: refund - rest };
}
