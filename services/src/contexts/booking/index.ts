export { BookingModule, bookingMigrations } from './booking.module.js';
