import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Admins look at the inquiries of one status, a page at a time; a missing status is `new`. */
export class InquiriesOfAStatus1797100100000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`create index inquiries_of_a_status on franchise.inquiries
      (coalesce(status, 'new'), created_at desc, id desc)`);

  down = (db: QueryRunner): Promise<void> => db.query('drop index franchise.inquiries_of_a_status');
}
