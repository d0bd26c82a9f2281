import { over } from '../domain/money/booking-journal.js';

/** What the journal should have of each booking, by its row: what is held for a visit to come, or owed after it. */
export const bookingJournalSums = `
  select 'booking/' || id as subject, 'deferred' as account,
    -(case when status in (${over.map((status) => `'${status}'`).join()}) then owed else held end)::bigint as amount
  from booking.bookings`;
