import type { Cents } from '../../platform/kernel/money.js';
import { giveBack, type VoucherWork } from '../vouchers/index.js';
import type { Booking } from './domain/booking-state.js';

/** Gives cents of a booking back to the gift voucher that paid them, in the decision that changes the booking. */
export async function givesVoucherBack(
  vouchers: VoucherWork,
  { voucher }: Pick<Booking, 'voucher'>,
  { bookingId, cents }: { readonly bookingId: string; readonly cents: Cents },
): Promise<void> {
  if (voucher && cents > 0) await giveBack(vouchers(voucher), voucher, { booking: bookingId, cents });
}
