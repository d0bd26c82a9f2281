/** The pages that show what something was like before, step by step. */
export { AuditPage } from './audit/audit-page.tsx';
export { BookingPage } from './booking/booking-page.tsx';
export { SlotPage } from './slot/slot-page.tsx';
