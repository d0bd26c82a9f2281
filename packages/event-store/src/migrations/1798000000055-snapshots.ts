/** What runs SQL: a pool, a connection, TypeORM's query runner. */
interface Sql {
  query(sql: string): Promise<unknown>;
}

/** States of long streams, so that a process that starts reads their last events only. Any row may be deleted. */
export class Snapshots1798000000055 {
  up = (db: Sql): Promise<unknown> =>
    db.query(`
      create table log.snapshots (
        ledger   integer     not null,
        stream   text        not null,
        -- A program reads snapshots of its own shape: during a deployment there are those of two.
        shape    integer     not null,
        version  integer     not null,
        position bigint      not null,
        state    json        not null,
        at       timestamptz not null,
        constraint snapshots_pkey primary key (ledger, stream, shape)
      );`);

  down = (db: Sql): Promise<unknown> => db.query('drop table log.snapshots');
}
