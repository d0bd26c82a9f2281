import { Booking1798000000009 } from './migrations/1798000000009-booking.js';
import { GrantedVoucher1798000000018 } from './migrations/1798000000018-granted-voucher.js';
import { OnlineRefunds1798000000022 } from './migrations/1798000000022-online-refunds.js';
import { SlotOpenings1798000000029 } from './migrations/1798000000029-slot-openings.js';
import { DeskPayments1798000000035 } from './migrations/1798000000035-desk-payments.js';
import { GuestPassesOfBookings1798000000040 } from './migrations/1798000000040-guest-passes-of-bookings.js';

/** The tables of this room, from the first on. */
export const bookingMigrations = [
  Booking1798000000009,
  GrantedVoucher1798000000018,
  OnlineRefunds1798000000022,
  SlotOpenings1798000000029,
  DeskPayments1798000000035,
  GuestPassesOfBookings1798000000040,
];
