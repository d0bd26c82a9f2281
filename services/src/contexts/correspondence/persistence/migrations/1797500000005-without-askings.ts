import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is asked for is counted in log.rate_limits now; what they numbered, the mails, goes on being counted up. */
export class WithoutAskings1797500000005 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create sequence correspondence.newsletter_mails;
      select setval('correspondence.newsletter_mails', nextval(pg_get_serial_sequence('correspondence.askings', 'nr')));
      drop table correspondence.askings;`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      drop sequence correspondence.newsletter_mails;
      create table correspondence.askings (
        nr       bigint      not null generated always as identity,
        person   bytea       not null,
        network  bytea       not null,
        asked_at timestamptz not null,
        constraint askings_pkey primary key (nr)
      );
      create index askings_of_a_person on correspondence.askings (person, asked_at);
      create index askings_of_a_network on correspondence.askings (network, asked_at);
      create index askings_by_time on correspondence.askings (asked_at);`);
}
