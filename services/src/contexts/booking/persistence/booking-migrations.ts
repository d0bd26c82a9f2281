import { Booking1795300200000 } from './migrations/1795300200000-booking.js';
import { PersonKeys1795600200000 } from './migrations/1795600200000-person-keys.js';
import { BookingsOfACustomer1795600200001 } from './migrations/1795600200001-bookings-of-a-customer.js';
import { LifeOfABooking1795600300000 } from './migrations/1795600300000-life-of-a-booking.js';
import { EndingHolds1795600400000 } from './migrations/1795600400000-ending-holds.js';
import { ManagedBookings1795600500000 } from './migrations/1795600500000-managed-bookings.js';
import { Lookups1795600500001 } from './migrations/1795600500001-lookups.js';
import { ReferencesFirst1795600600000 } from './migrations/1795600600000-references-first.js';
import { Waitlist1795600700000 } from './migrations/1795600700000-waitlist.js';
import { BookingsByIdFirst1796000300000 } from './migrations/1796000300000-bookings-by-id-first.js';
import { BookingsWithVouchers1796700100000 } from './migrations/1796700100000-bookings-with-vouchers.js';
import { Refunds1796800000000 } from './migrations/1796800000000-refunds.js';
import { SlotsOfACalendar1796900200000 } from './migrations/1796900200000-slots-of-a-calendar.js';
import { BookingsInTime1797100000000 } from './migrations/1797100000000-bookings-in-time.js';
import { Notes1797100500000 } from './migrations/1797100500000-notes.js';
import { IndexesThatAreRead1797200400000 } from './migrations/1797200400000-indexes-that-are-read.js';
import { Balances1797300100000 } from './migrations/1797300100000-balances.js';
import { CallOffs1797400100000 } from './migrations/1797400100000-call-offs.js';
import { CorrectedCustomers1797400200000 } from './migrations/1797400200000-corrected-customers.js';
import { PartiesInside1797400400000 } from './migrations/1797400400000-parties-inside.js';
import { WithoutLookups1797500000002 } from './migrations/1797500000002-without-lookups.js';
import { EndedLinks1797700100000 } from './migrations/1797700100000-ended-links.js';
import { WaitlistAccounts1797800600000 } from './migrations/1797800600000-waitlist-accounts.js';
import { GrantedRefunds1797900100000 } from './migrations/1797900100000-granted-refunds.js';

/** The tables of this room, from the first on. */
export const bookingMigrations = [
  Booking1795300200000,
  PersonKeys1795600200000,
  BookingsOfACustomer1795600200001,
  LifeOfABooking1795600300000,
  EndingHolds1795600400000,
  ManagedBookings1795600500000,
  Lookups1795600500001,
  Waitlist1795600700000,
  ReferencesFirst1795600600000,
  BookingsByIdFirst1796000300000,
  Refunds1796800000000,
  SlotsOfACalendar1796900200000,
  BookingsWithVouchers1796700100000,
  BookingsInTime1797100000000,
  Notes1797100500000,
  IndexesThatAreRead1797200400000,
  Balances1797300100000,
  CallOffs1797400100000,
  CorrectedCustomers1797400200000,
  PartiesInside1797400400000,
  WithoutLookups1797500000002,
  EndedLinks1797700100000,
  GrantedRefunds1797900100000,
  WaitlistAccounts1797800600000,
];
