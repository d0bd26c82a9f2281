/** The pages of the desk. */
export { BookingPage } from './booking/booking-page.tsx';
export { BookingsPage } from './bookings/bookings-page.tsx';
