import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a customer has another e-mail than the one that was ordered with. */
export class CorrectedPersons1797400300000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query('alter table merchandise.persons add column email_corrected_at timestamptz');

  down = (db: QueryRunner): Promise<void> => db.query('alter table merchandise.persons drop column email_corrected_at');
}
