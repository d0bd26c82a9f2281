import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The carts of people with accounts, one row each (decisions.md G46). `merged` names lines that came in by a merge. */
export class Carts1796600000000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table merchandise.carts (
        user_id    integer     not null,
        version    integer     not null,
        lines      jsonb       not null,
        merged     text[]      not null default '{}',
        updated_at timestamptz not null,
        constraint carts_pkey primary key (user_id)
      );`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table merchandise.carts');
}
