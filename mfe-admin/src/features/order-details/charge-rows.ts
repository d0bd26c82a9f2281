import type { OrderBill } from '@northlight/contracts';
import { money } from '@northlight/site-kit';
import { texts } from '../../texts/order-details.ts';

/** What makes the total of an order beside its lines and the booking fee: names, and amounts in words. */
export const chargeRows = ({ voucher, discount, shipping, tax }: OrderBill): [string, string][] =>
  [
    { name: texts.giftVoucher, sign: '−', dollars: voucher },
    { name: texts.discount, sign: '−', dollars: discount },
    { name: texts.shipping, sign: '', dollars: shipping },
    { name: texts.tax, sign: '', dollars: tax },
  ].flatMap(({ name, sign, dollars }) => (dollars === undefined ? [] : [[name, `${sign}${money(dollars)}`]]));
