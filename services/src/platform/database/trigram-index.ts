/**
 * SQL that makes an index for parts of texts (`like '%part%'`). The extension comes with PostgreSQL and is trusted:
 * whoever may make a schema may make it; where it is there already, its place may be another one.
 */
export const trigramIndex = (name: string, table: string, texts: readonly string[]): string => `
  do $index$
  declare
    place text;
  begin
    create extension if not exists pg_trgm with schema log;
    select n.nspname into place
      from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm';
    execute format($make$create index ${name} on ${table} using gin (${texts
      .map((text) => `(${text}) %1$I.gin_trgm_ops`)
      .join(', ')})$make$, place);
  end
  $index$;`;
