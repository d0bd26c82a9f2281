import type { Companion } from '../../../platform/event-store/companion.js';
import type { CustomerRow } from './customer.row.js';

/** The customers of fresh bookings, written in the commit that places them. */
export const customers: Companion<CustomerRow> = {
  insert: (rows, db) =>
    db.query(
      `insert into booking.customers (venue_id, ref, name, email, phone)
       select * from unnest($1::int[], $2::uuid[], $3::text[], $4::text[], $5::text[])`,
      [
        rows.map(({ venueId }) => venueId),
        rows.map(({ ref }) => ref),
        rows.map(({ name }) => name),
        rows.map(({ email }) => email),
        rows.map(({ phone }) => phone),
      ],
    ),
};
