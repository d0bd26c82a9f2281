import type { BookingMoney } from '@northlight/contracts';
import { moneyOf } from '../domain/booking/booking-money.js';
import { chargeOf, netOf, nothingPaid } from '../domain/money/balance.js';
import type { BookingRow } from './booking.row.js';

type MoneyRow = Pick<
  BookingRow,
  'status' | 'total' | 'voucher' | 'voucherBack' | 'granted' | 'held' | 'owed' | 'onItsWay' | 'refund'
>;

/** The money of a booking as its row has it, in the words of every other place. A row does not know whether a try failed. */
export function rowMoney({ status, total, voucher, ...row }: MoneyRow): BookingMoney {
  const { voucherBack, granted, held, owed, onItsWay, refund } = row;
  const isOver = status === 'cancelled' || status === 'expired';
  const charged = isOver ? 0 : netOf({ granted }, chargeOf({ total, voucher: voucher ?? 0 }));
  const paidBack = (refund ?? 0) - owed - onItsWay;
  const balance = { ...nothingPaid, charged, granted, held, owed, onItsWay, paidBack, voucherBack: voucherBack ?? 0 };
  return moneyOf({ balance, status, hasFailed: false });
}
