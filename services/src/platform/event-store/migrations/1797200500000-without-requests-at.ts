import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever tidies the requests of a day once an hour may read them all, rather than have each one pay for an entry. */
export class WithoutRequestsAt1797200500000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> => db.query('drop index log.requests_at');

  down = (db: QueryRunner): Promise<void> => db.query('create index requests_at on log.requests (at)');
}
