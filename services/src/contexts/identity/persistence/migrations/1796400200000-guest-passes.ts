import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many guest passes of the present period of their plan somebody has not used (decisions.md G4). */
export class GuestPasses1796400200000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table identity.users add column guest_passes_left integer not null default 0
        constraint users_guest_passes check (guest_passes_left >= 0)`);

  down = (db: QueryRunner): Promise<void> => db.query('alter table identity.users drop column guest_passes_left');
}
