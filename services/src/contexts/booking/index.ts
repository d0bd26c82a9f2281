export { BookingModule, bookingMigrations } from './booking.module.js';
export { type BookingDetails, Bookings } from './domain/bookings.js';
export { WaitlistEntries, type WaitlistEntryDetails } from './domain/waitlist-entries.js';
export { ErasePerson } from './features/erase-person/erase-person.handler.js';
export { RewrapKeys } from './features/rewrap-keys/rewrap-keys.handler.js';
export { BookingDemo } from './jobs/booking-demo.js';
export { type PersonsReport, preparePersons } from './persistence/prepare-persons.js';
export { teachLog as teachBookingLog } from './projections/teach-log.js';
