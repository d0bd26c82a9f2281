import type { Db } from './projection.js';

const twinOf = (table: string): string => `${table}_twin`;
const bare = (table: string): string => table.slice(table.indexOf('.') + 1);

/** Empty tables like the living ones; twins that an unfinished build left behind go first. */
export async function makeTwins(db: Db, tables: readonly string[]): Promise<void> {
  await dropTwins(db, tables);
  for (const table of tables) await db.query(`create table ${twinOf(table)} (like ${table} including all)`);
}

export async function dropTwins(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) await db.query(`drop table if exists ${twinOf(table)}`);
}

/** A way to write to the twins by statements that name the living tables; projections name them in full. */
export function writingToTwins(db: Db, tables: readonly string[]): Db {
  const names = new RegExp(`\\b(${tables.map((table) => table.replace('.', '\\.')).join('|')})\\b`, 'g');
  const query = (sql: string, values?: unknown[]) =>
    db.query(
      sql.replace(names, (table) => twinOf(table)),
      values,
    );
  return { query: query as Db['query'] };
}

/** Drops the living tables and gives their names, and those of their indexes, to the twins. */
export async function putTwinsInPlace(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const names = await indexNames(db, table);
    const twins = await indexNames(db, twinOf(table));
    await db.query(`drop table ${table}`);
    await db.query(`alter table ${twinOf(table)} rename to ${bare(table)}`);
    const schema = table.slice(0, table.indexOf('.'));
    for (const [definition, twin] of twins) {
      await db.query(`alter index ${schema}.${twin} rename to ${names.get(definition) ?? twin}`);
    }
  }
}

/** Rows that are in a living table and not in its twin, or the other way round. */
export async function rowsThatDiffer(db: Db, tables: readonly string[]): Promise<number> {
  let differing = 0;
  for (const table of tables) {
    const { rows } = await db.query<{ count: number }>(
      `select count(*)::int as count from (
         (table ${table} except all table ${twinOf(table)}) union all
         (table ${twinOf(table)} except all table ${table})) as differing`,
    );
    differing += rows[0]?.count ?? 0;
  }
  return differing;
}

/** Index names of a table by what they index. */
async function indexNames(db: Db, table: string): Promise<Map<string, string>> {
  const { rows } = await db.query<{ name: string; definition: string }>(
    `select c.relname as name, regexp_replace(pg_get_indexdef(i.indexrelid), 'INDEX \\S+ ON \\S+', '') as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = $1::regclass`,
    [table],
  );
  return new Map(rows.map(({ name, definition }) => [definition, name]));
}
