import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Waiting rooms, planned and past (docs/adr/0115). Who waits in them is in no table: each browser has its place. */
export class WaitingRooms1798000000061 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create schema if not exists waiting_rooms;
      create table waiting_rooms.rooms (
        id              integer generated always as identity,
        name            text        not null,
        experience_id   integer,
        experience_slug text,
        gathers_at      timestamptz not null,
        opens_at        timestamptz not null,
        closes_at       timestamptz not null,
        visit_minutes   integer     not null,
        pace            jsonb       not null,
        seed            text        not null,
        constraint rooms_pkey primary key (id),
        constraint rooms_order check (gathers_at <= opens_at)
      );
      create index rooms_closes_at on waiting_rooms.rooms (closes_at);`);

  down = (db: QueryRunner): Promise<void> => db.query('drop schema waiting_rooms cascade');
}
