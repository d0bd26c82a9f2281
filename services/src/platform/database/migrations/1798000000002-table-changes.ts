import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tables tell of their changes: every process with the commit, and the process that makes them with the statement
 * (docs/adr/0047).
 */
export class TableChanges1798000000002 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create function log.tell_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify('table_changes', tg_argv[0]);
        raise notice 'table_changes';
        return null;
      end $$;
      -- Until when a process may answer from memory. After a crash of the server no process has a lease, so that the
      -- table is not written ahead.
      create unlogged table log.cache_leases (
        process uuid        not null,
        ends_at timestamptz not null,
        constraint cache_leases_pkey primary key (process)
      );`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      drop table log.cache_leases;
      drop function log.tell_change();`);
}
