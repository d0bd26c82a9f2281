import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Admins edit products, and take them from the shop; every change leaves who made it, from what to what. */
export class EditedProducts1796100400000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table merchandise.products add column archived_at timestamptz;

      create table merchandise.audit (
        id         bigint      not null generated always as identity,
        at         timestamptz not null,
        by         integer     not null,
        what       text        not null,
        product_id integer     not null,
        old        jsonb,
        new        jsonb,
        constraint audit_pkey primary key (id)
      )`);

  down = (db: QueryRunner): Promise<void> =>
    db.query('drop table merchandise.audit; alter table merchandise.products drop column archived_at');
}
