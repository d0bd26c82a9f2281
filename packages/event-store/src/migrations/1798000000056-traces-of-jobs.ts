/** What runs SQL: a pool, a connection, TypeORM's query runner. */
interface Sql {
  query(sql: string): Promise<unknown>;
}

/** A job may say which span of a trace asked for it (W3C Trace Context), so that what it does is told as a part of that. */
export class TracesOfJobs1798000000056 {
  up = (db: Sql): Promise<unknown> => db.query('alter table log.outbox add column trace text;');

  down = (db: Sql): Promise<unknown> => db.query('alter table log.outbox drop column trace;');
}
