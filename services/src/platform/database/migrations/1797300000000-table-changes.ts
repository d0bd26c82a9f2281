import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tables tell of their changes: every process with the commit, and the process that makes them with the statement
 * (docs/adr/0047). A lease says until when a process may answer from memory; after a crash of the server no process
 * has one, so that the table is not written ahead.
 */
export class TableChanges1797300000000 implements MigrationInterface {
  up = async (db: QueryRunner): Promise<void> => {
    await db.query(`
      create function log.tell_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify('table_changes', tg_argv[0]);
        raise notice 'table_changes';
        return null;
      end $$`);
    await db.query(`
      create unlogged table log.cache_leases (
        process uuid        not null,
        ends_at timestamptz not null,
        constraint cache_leases_pkey primary key (process)
      )`);
    await db.query(`
      create trigger tell_change after insert or update or delete or truncate on log.house_rules
      for each statement execute function log.tell_change('log.house_rules')`);
  };

  down = async (db: QueryRunner): Promise<void> => {
    await db.query('drop trigger tell_change on log.house_rules');
    await db.query('drop table log.cache_leases');
    await db.query('drop function log.tell_change()');
  };
}
