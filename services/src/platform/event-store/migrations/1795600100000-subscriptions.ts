import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who follows the log, and the events that a subscription could not take (docs/adr/0016). */
export class Subscriptions1795600100000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table log.reader (
        name    text        not null,
        kind    text        not null,
        version integer     not null,
        since   timestamptz not null,
        constraint reader_pkey primary key (name),
        constraint reader_is_inline_or_subscribed check (kind in ('inline', 'subscribed'))
      );

      create table log.parked (
        subscription text        not null,
        ledger       integer     not null,
        position     bigint      not null,
        stream       text        not null,
        error        text        not null,
        tries        integer     not null,
        at           timestamptz not null,
        retry_at     timestamptz,
        constraint parked_pkey primary key (subscription, ledger, position)
      );
      create index parked_of_a_stream on log.parked (subscription, ledger, stream, position);`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table log.parked, log.reader');
}
