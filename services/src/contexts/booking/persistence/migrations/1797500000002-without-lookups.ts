import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Questions for links are counted in log.rate_limits now; what they numbered, the mails, goes on being counted up. */
export class WithoutLookups1797500000002 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create sequence booking.link_mails;
      select setval('booking.link_mails', nextval(pg_get_serial_sequence('booking.lookups', 'nr')));
      drop table booking.lookups;`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      drop sequence booking.link_mails;
      create table booking.lookups (
        nr       bigint      not null generated always as identity,
        person   bytea       not null,
        network  bytea       not null,
        asked_at timestamptz not null,
        constraint lookups_pkey primary key (nr)
      );
      create index lookups_of_a_person on booking.lookups (person, asked_at);
      create index lookups_of_a_network on booking.lookups (network, asked_at);`);
}
