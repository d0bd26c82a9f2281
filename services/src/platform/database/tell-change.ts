import type { QueryRunner } from 'typeorm';

/** A table with its schema: `catalog.venues`. */
export type TableName = `${string}.${string}`;

/** For a migration: a table tells of every change from now on, whoever makes it (docs/adr/0047). */
export const tellChange = (db: QueryRunner, table: TableName): Promise<void> =>
  db.query(`
    create trigger tell_change after insert or update or delete or truncate on ${table}
    for each statement execute function log.tell_change('${table}')`);

/** Takes it back. */
export const tellNoChange = (db: QueryRunner, table: TableName): Promise<void> =>
  db.query(`drop trigger tell_change on ${table}`);
