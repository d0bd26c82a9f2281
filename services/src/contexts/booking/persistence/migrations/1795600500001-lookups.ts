import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who asked for the links to their bookings, so that nobody asks too often. Person and network are keyed hashes. */
export class Lookups1795600500001 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table booking.lookups (
        nr       bigint      not null generated always as identity,
        person   bytea       not null,
        network  bytea       not null,
        asked_at timestamptz not null,
        constraint lookups_pkey primary key (nr)
      );
      create index lookups_of_a_person on booking.lookups (person, asked_at);
      create index lookups_of_a_network on booking.lookups (network, asked_at);`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table booking.lookups');
}
