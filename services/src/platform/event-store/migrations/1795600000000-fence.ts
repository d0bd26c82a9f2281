import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A batch stands on the head that it knew: its position and the token of the batch that left it there (docs/adr/0014).
 * `log.fence` refuses the whole transaction when the head was not there any more. The first event of a batch carries the
 * batch's token, so that a process that lost its connection can find out what became of its commit.
 */
export class Fence1795600000000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table log.head add column token uuid not null default gen_random_uuid();
      alter table log.events add column batch uuid;

      create function log.fence(held boolean) returns boolean language plpgsql as $$
      begin
        if held then return true; end if;
        raise exception 'The head of the ledger moved during a decision' using errcode = 'serialization_failure';
      end $$;`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      drop function log.fence(boolean);
      alter table log.events drop column batch;
      alter table log.head drop column token;`);
}
