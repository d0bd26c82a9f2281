import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the venue called off, and what became of each party in it: from here the worker knows what is left to do, also
 * after its process has died.
 */
export class CallOffs1797400100000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table booking.call_offs (
        venue_id      integer     not null,
        id            uuid        not null,
        date          date        not null,
        experience_id integer,
        time          text,
        slots         integer     not null,
        reason        text        not null,
        message       text        not null,
        started_at    timestamptz not null,
        finished_at   timestamptz,
        constraint call_offs_pkey primary key (venue_id, id)
      );
      create index call_offs_of_a_day on booking.call_offs (venue_id, date);
      create table booking.call_off_parties (
        venue_id    integer not null,
        call_off_id uuid    not null,
        party_id    uuid    not null,
        slot_id     text    not null,
        kind        text    not null,
        outcome     text,
        constraint call_off_parties_pkey primary key (venue_id, call_off_id, party_id)
      );
      create index call_off_parties_by_id on booking.call_off_parties (party_id);`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table booking.call_off_parties, booking.call_offs');
}
