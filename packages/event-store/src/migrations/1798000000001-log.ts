/** What runs SQL: a pool, a connection, TypeORM's query runner. */
interface Sql {
  query(sql: string): Promise<unknown>;
}

/**
 * The event log (docs/spec/engine.md), who follows it, the answers to requests, and the outbox of jobs. Events are
 * only ever added.
 */
export class Log1798000000001 {
  // guard: a key has one answer in all processes
  // guard: a job is there once
  // guard: a version is there once
  // guard: a position is there once
  up = (db: Sql): Promise<unknown> =>
    db.query(`
      create schema if not exists log;
      -- A ledger's head is its lock, its fence and its sequence: a batch stands on the head that it knew, its position
      -- and the token of the batch that left it there (docs/adr/0014).
      create table log.head (
        ledger   integer not null,
        position bigint  not null,
        token    uuid    not null default gen_random_uuid(),
        constraint head_pkey primary key (ledger)
      );
      -- Kept as they were written: nobody looks into them with SQL, and to take each of them apart was a quarter of what
      -- a booking cost PostgreSQL (docs/adr/0035). The first event of a batch carries its token, so that a process that
      -- lost its connection can find out what became of its commit.
      create table log.events (
        ledger   integer     not null,
        position bigint      not null,
        stream   text        not null,
        version  integer     not null,
        type     text        not null,
        schema   smallint    not null,
        data     json        not null,
        meta     json        not null,
        at       timestamptz not null,
        batch    uuid,
        constraint events_pkey primary key (ledger, position),
        constraint events_stream_version unique (ledger, stream, version)
      );
      -- No index on \`at\`: the hourly tidying may read them all, rather than have each one pay for an entry.
      create table log.requests (
        ledger      integer     not null,
        scope       text        not null,
        key         text        not null,
        fingerprint text        not null,
        answer      json        not null,
        at          timestamptz not null,
        constraint requests_pkey primary key (ledger, scope, key)
      );
      -- A job whose tries have all failed waits for a person: it is told apart from those that wait for a worker.
      create table log.outbox (
        ledger     integer     not null,
        position   bigint      not null,
        kind       text        not null,
        payload    json        not null,
        at         timestamptz not null,
        relayed_at timestamptz,
        done_at    timestamptz,
        failed_at  timestamptz,
        constraint outbox_pkey primary key (ledger, position, kind)
      );
      create index outbox_waiting on log.outbox (at) where done_at is null;
      -- Who follows the log, and the events that a subscription could not take (docs/adr/0016).
      create table log.reader (
        name    text        not null,
        kind    text        not null,
        version integer     not null,
        since   timestamptz not null,
        constraint reader_pkey primary key (name),
        constraint reader_is_inline_or_subscribed check (kind in ('inline', 'subscribed'))
      );
      create table log.checkpoint (
        subscription text    not null,
        ledger       integer not null,
        position     bigint  not null,
        constraint checkpoint_pkey primary key (subscription, ledger)
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
      create index parked_of_a_stream on log.parked (subscription, ledger, stream, position);
      -- Refuses the whole transaction when the head was not there any more.
      create function log.fence(held boolean) returns boolean language plpgsql as $$
      begin
        if held then return true; end if;
        raise exception 'The head of the ledger moved during a decision' using errcode = 'serialization_failure';
      end $$;`);

  down = (db: Sql): Promise<unknown> => db.query('drop schema log cascade');
}
