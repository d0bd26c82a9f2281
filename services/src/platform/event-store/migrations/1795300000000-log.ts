import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The event log (engine.md): the ledger's head is the lock, the fence and the sequence. Events are only ever added. */
export class Log1795300000000 implements MigrationInterface {
  // guard: a key has one answer in all processes
  // guard: a job is there once
  // guard: a version is there once
  // guard: a position is there once
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create schema if not exists log;

      create table log.head (
        ledger   integer primary key,
        position bigint  not null
      );

      create table log.events (
        ledger   integer     not null,
        position bigint      not null,
        stream   text        not null,
        version  integer     not null,
        type     text        not null,
        schema   smallint    not null,
        data     jsonb       not null,
        meta     jsonb       not null,
        at       timestamptz not null,
        constraint events_pkey primary key (ledger, position),
        constraint events_stream_version unique (ledger, stream, version)
      );

      create table log.requests (
        ledger      integer     not null,
        scope       text        not null,
        key         text        not null,
        fingerprint text        not null,
        answer      jsonb       not null,
        at          timestamptz not null,
        constraint requests_pkey primary key (ledger, scope, key)
      );
      create index requests_at on log.requests (at);

      create table log.outbox (
        ledger      integer     not null,
        position    bigint      not null,
        kind        text        not null,
        payload     jsonb       not null,
        at          timestamptz not null,
        relayed_at  timestamptz,
        done_at     timestamptz,
        constraint outbox_pkey primary key (ledger, position, kind)
      );
      create index outbox_waiting on log.outbox (at) where done_at is null;

      create table log.checkpoint (
        subscription text    not null,
        ledger       integer not null,
        position     bigint  not null,
        constraint checkpoint_pkey primary key (subscription, ledger)
      );`);

  down = (db: QueryRunner): Promise<void> => db.query('drop schema log cascade');
}
