import { Booking1798000000009 } from './migrations/1798000000009-booking.js';
import { GrantedVoucher1798000000018 } from './migrations/1798000000018-granted-voucher.js';

/** The tables of this room, from the first on. */
export const bookingMigrations = [Booking1798000000009, GrantedVoucher1798000000018];
