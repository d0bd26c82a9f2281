import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['venues', 'experiences', 'venue_experiences'];

/** Whoever remembers what is sold hears of every change, with its commit (docs/adr/0034). */
export class CatalogNotices1797200200000 implements MigrationInterface {
  up = async (db: QueryRunner): Promise<void> => {
    await db.query(`
      create function catalog.tell_change() returns trigger language plpgsql as
        $$ begin perform pg_notify('catalog', ''); return null; end $$`);
    for (const table of tables)
      await db.query(`
        create trigger tell_change after insert or update or delete or truncate on catalog.${table}
        for each statement execute function catalog.tell_change()`);
  };

  down = async (db: QueryRunner): Promise<void> => {
    for (const table of tables) await db.query(`drop trigger tell_change on catalog.${table}`);
    await db.query('drop function catalog.tell_change()');
  };
}
