import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What tax is on what, by state and day (docs/adr/0080). It begins with the one of docs/spec/decisions.md. */
export class TaxRates1798000000028 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table settings.tax_rates (
        id           integer generated always as identity,
        state        text    not null,
        category     text    not null,
        basis_points integer not null,
        starts_on    date    not null,
        ends_on      date,
        constraint tax_rates_pkey primary key (id),
        constraint tax_rates_start unique (state, category, starts_on),
        constraint tax_rates_category check (category in ('goods', 'shipping', 'admission')),
        constraint tax_rates_share check (basis_points between 0 and 2500),
        constraint tax_rates_days check (ends_on >= starts_on)
      );
      insert into settings.tax_rates (state, category, basis_points, starts_on) values ('NY', 'goods', 800, '2025-01-01');`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table settings.tax_rates');
}
