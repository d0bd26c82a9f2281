import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who changed which product moves to the audit of the house (services/src/platform/audit). */
export class MerchandiseInTheAudit1796700300000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      insert into log.audit (at, who_id, role, room, what, subject_kind, subject_id, subject, old, new)
      select a.at, a.by, 'admin', 'merchandise', a.what, 'product', a.product_id,
        coalesce(e.name, a.new ->> 'name', a.old ->> 'name'), a.old, a.new
      from merchandise.audit a left join merchandise.products e on e.id = a.product_id order by a.id;
      drop table merchandise.audit;`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table merchandise.audit (
        id            bigint      not null generated always as identity primary key,
        at            timestamptz not null,
        by            integer     not null,
        what          text        not null,
        product_id    integer     not null,
        old           jsonb,
        new           jsonb
      );
      insert into merchandise.audit (at, by, what, product_id, old, new)
      select at, who_id, what, subject_id::integer, old, new from log.audit
      where room = 'merchandise' and subject_kind = 'product' and who_id is not null order by id;
      delete from log.audit where room = 'merchandise' and subject_kind = 'product';`);
}
