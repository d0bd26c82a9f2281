/** What runs SQL: a pool, a connection, TypeORM's query runner. */
interface Sql {
  query(sql: string): Promise<unknown>;
}

/**
 * A ledger may be decided on another server (docs/adr/0116). Its head says so wherever there is one; at home, the heads are
 * the directory.
 */
export class LedgerServers1798000000060 {
  // guard: the table does not let a closed ledger be written to
  up = (db: Sql): Promise<unknown> =>
    db.query(`
      -- The server that decides this ledger; null: this one. And the last carried statement that was run here.
      alter table log.head add column server text, add column carried bigint not null default 0;
      -- What a decision elsewhere writes beside its events, in tables that are at home: it is run there, once.
      create table log.carried (
        ledger     integer not null,
        id         bigint  generated always as identity,
        position   bigint  not null,
        statement  text    not null,
        parameters bytea   not null,
        constraint carried_pkey primary key (ledger, id)
      );
      -- At home: who moved where. The last one without an end is under way.
      create table log.moves (
        ledger        integer     not null,
        epoch         integer     not null,
        source        text        not null,
        target        text        not null,
        began_at      timestamptz not null default clock_timestamp(),
        opened_at     timestamptz,
        taken_back_at timestamptz,
        constraint moves_pkey primary key (ledger, epoch)
      );
      -- A program of the release before does not look where a ledger is decided: it is refused here.
      create function log.refuse_elsewhere() returns trigger language plpgsql as $$
      begin
        if current_setting('log.follows', true) = 'on' then return new; end if;
        raise exception 'Ledger % is decided on %', old.ledger, old.server using errcode = 'serialization_failure';
      end $$;
      create trigger decided_elsewhere before update on log.head for each row
        when (old.server is not null and new.server is not null) execute function log.refuse_elsewhere();`);

  down = (db: Sql): Promise<unknown> =>
    db.query(`
      drop trigger decided_elsewhere on log.head;
      drop function log.refuse_elsewhere();
      drop table log.moves;
      drop table log.carried;
      alter table log.head drop column server, drop column carried;`);
}
