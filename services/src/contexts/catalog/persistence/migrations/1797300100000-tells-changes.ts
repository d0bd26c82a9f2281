import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tellChange, tellNoChange } from '../../../../platform/database/tell-change.js';

const told = ['catalog.venues', 'catalog.experiences', 'catalog.venue_experiences'] as const;

/** Kept answers hear of every change as the remembered programmes do, and both of which table. */
export class CatalogTellsChanges1797300100000 implements MigrationInterface {
  up = async (db: QueryRunner): Promise<void> => {
    for (const table of told) await db.query(`drop trigger tell_change on ${table}`);
    await db.query('drop function catalog.tell_change()');
    for (const table of [...told, 'catalog.closures'] as const) await tellChange(db, table);
  };

  down = async (db: QueryRunner): Promise<void> => {
    for (const table of [...told, 'catalog.closures'] as const) await tellNoChange(db, table);
    await db.query(`
      create function catalog.tell_change() returns trigger language plpgsql as
        $$ begin perform pg_notify('catalog', ''); return null; end $$`);
    for (const table of told)
      await db.query(`
        create trigger tell_change after insert or update or delete or truncate on ${table}
        for each statement execute function catalog.tell_change()`);
  };
}
