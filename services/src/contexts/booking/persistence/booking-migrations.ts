import { Booking1798000000009 } from './migrations/1798000000009-booking.js';
import { GrantedVoucher1798000000018 } from './migrations/1798000000018-granted-voucher.js';
import { OnlineRefunds1798000000022 } from './migrations/1798000000022-online-refunds.js';
import { DeskPayments1798000000035 } from './migrations/1798000000035-desk-payments.js';

/** The tables of this room, from the first on. */
export const bookingMigrations = [
  Booking1798000000009,
  GrantedVoucher1798000000018,
  OnlineRefunds1798000000022,
  DeskPayments1798000000035,
];
