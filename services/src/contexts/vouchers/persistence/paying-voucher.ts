import { takesBack } from '../domain/voucher.js';
import type { HeldVoucher, PayingVoucher } from '../domain/vouchers.js';

/** The voucher that paid a part of a booking, as a column of a statement has it. */
export type PayingVoucherRow = Pick<HeldVoucher, 'balance' | 'expires' | 'status'>;

/** @param row SQL, the name of a row of vouchers. @returns its status, SQL */
export const statusOf = (row: string): string => `case when ${row}.revoked_at is null then 'live' else 'revoked' end`;

/** For a statement of another room that reads more than that. @param bookingId SQL. @returns the column, SQL; null where none paid */
export const payingVoucher = (bookingId: string): string =>
  `(select json_build_object('balance', v.balance, 'expires', v.expires::text, 'status', ${statusOf('v')})
    from vouchers.spendings s join vouchers.vouchers v on (v.ledger, v.id) = (s.ledger, s.voucher_id)
    where s.booking_id = ${bookingId} limit 1)`;

export const payingVoucherOf = (row: PayingVoucherRow, at: Date): PayingVoucher => ({
  left: row.balance,
  isGone: !takesBack(row, at),
});
