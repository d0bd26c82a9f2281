import type { Cents } from '../../../platform/kernel/money.js';
import { giveBack, isGone, type VoucherWork } from '../../vouchers/index.js';
import type { Booking } from '../domain/booking/booking-types.js';

/** Gives cents of a booking back to the gift voucher that paid them, in the decision that changes the booking. */
export function givesVoucherBack(
  vouchers: VoucherWork,
  { voucher }: Pick<Booking, 'voucher'>,
  { bookingId, cents }: { readonly bookingId: string; readonly cents: Cents },
): void {
  if (voucher && cents > 0) giveBack(vouchers(voucher), voucher, { booking: bookingId, cents });
}

/** Whether the gift voucher that paid takes nothing back any more; asked of its ledger, where one paid at all. */
export const isVoucherGone = (vouchers: VoucherWork, { voucher }: Pick<Booking, 'voucher'>, at: Date): boolean =>
  voucher !== undefined && isGone(vouchers(voucher), voucher, at);
