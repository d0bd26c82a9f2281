import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links that take a change of an account's address back. */
export class UndoOfEmailChanges1797400000000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table identity.links drop constraint links_purpose_check;
      alter table identity.links add constraint links_purpose_check
        check (purpose in ('verify-email', 'reset-password', 'undo-email-change'));`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      delete from identity.links where purpose = 'undo-email-change';
      alter table identity.links drop constraint links_purpose_check;
      alter table identity.links add constraint links_purpose_check
        check (purpose in ('verify-email', 'reset-password'));`);
}
