import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From a customer, found by e-mail, to their bookings. */
export class BookingsOfACustomer1795600200001 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query('create index bookings_of_a_customer on booking.bookings (venue_id, customer_ref)');

  down = (db: QueryRunner): Promise<void> => db.query('drop index booking.bookings_of_a_customer');
}
