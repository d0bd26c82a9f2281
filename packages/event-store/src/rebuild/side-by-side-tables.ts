import type { Db } from '../db.js';
import { refuseWhatCopiesLose } from './side-by-side-limits.js';

const sideBySideNameOf = (table: string): string => `${table}_twin`;
const schemaOf = (table: string): string => table.slice(0, table.indexOf('.'));
const bare = (table: string): string => table.slice(table.indexOf('.') + 1);

/**
 * Empty tables like the living ones, with the keys that an insert needs and no other index; copies that an unfinished
 * build left behind go first. @throws when a table has something that a copy would not have
 */
export async function createSideBySideTables(
  db: Db,
  tables: readonly string[],
  kind: 'logged' | 'unlogged',
): Promise<void> {
  // guard: a rebuilt table has all that the one before had, or is not built
  await refuseWhatCopiesLose(db, tables);
  await dropSideBySideTables(db, tables);
  for (const table of tables) {
    await db.query(
      `create ${kind === 'logged' ? '' : 'unlogged'} table ${sideBySideNameOf(table)} (like ${table} including all)`,
    );
    for (const { name, isUnique } of await indexesOf(db, sideBySideNameOf(table)))
      if (!isUnique) await db.query(`drop index ${schemaOf(table)}.${name}`);
  }
}

export async function dropSideBySideTables(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) await db.query(`drop table if exists ${sideBySideNameOf(table)}`);
}

/** The indexes that the living tables have and new copies lack, and what the planner has to know of them. */
export async function addSecondIndexes(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    for (const { name, isUnique, definition } of await indexesOf(db, table)) {
      if (isUnique) continue;
      await db.query(definition.replace('INDEX', `INDEX IF NOT EXISTS ${name}_twin ON ${sideBySideNameOf(table)}`));
    }
    await db.query(`analyze ${sideBySideNameOf(table)}`);
  }
}

/** A way to write to the copies by statements that name the living tables; projections name them in full. */
export function writingSideBySide(db: Db, tables: readonly string[]): Db {
  const names = new RegExp(`\\b(${tables.map((table) => table.replace('.', '\\.')).join('|')})\\b`, 'g');
  const query = (sql: string, values?: unknown[]) =>
    db.query(
      sql.replace(names, (table) => sideBySideNameOf(table)),
      values,
    );
  return { query: query as Db['query'] };
}

/** Drops the living tables and gives their names, their rights and the names of their indexes to the copies. */
export async function swapTables(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const names = new Map((await indexesOf(db, table)).map(({ definition, name }) => [definition, name]));
    const copies = await indexesOf(db, sideBySideNameOf(table));
    // guard: a rebuilt table has the rights and settings of the one before
    for (const statement of await rightsAndSettings(db, table)) await db.query(statement);
    await db.query(`drop table ${table}`);
    await db.query(`alter table ${sideBySideNameOf(table)} rename to ${bare(table)}`);
    for (const { definition, name } of copies)
      await db.query(`alter index ${schemaOf(table)}.${name} rename to ${names.get(definition) ?? name}`);
  }
}

/** Rows that are in a living table and not in its copy, or the other way round; a changed row is both. */
export async function rowsThatDiffer(db: Db, tables: readonly string[]): Promise<number> {
  let differing = 0;
  for (const table of tables) {
    const key = await keyOf(db, table);
    const [first] = key;
    // guard: the proof of a projection sees rows that differ
    const { rows } = await db.query<{ count: number }>(
      first === undefined
        ? `select count(*)::int as count from (
             (table ${table} except all table ${sideBySideNameOf(table)}) union all
             (table ${sideBySideNameOf(table)} except all table ${table})) as differing`
        : `select coalesce(sum((l.${first} is not null)::int + (t.${first} is not null)::int), 0)::int as count
           from ${table} l full join ${sideBySideNameOf(table)} t using (${key.join(', ')})
           where row(l.*) is distinct from row(t.*)`,
    );
    differing += rows[0]?.count ?? 0;
  }
  return differing;
}

/** Columns of the primary key. */
async function keyOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select quote_ident(a.attname) as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indrelid = $1::regclass and i.indisprimary`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Statements that give a copy the grants and the storage settings of the living table. */
async function rightsAndSettings(db: Db, table: string): Promise<string[]> {
  const { rows } = await db.query<{ statement: string }>(
    `select format('grant %s on %s to %s', privilege_type, $2::text,
       case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end) as statement
     from pg_class, aclexplode(relacl) where oid = $1::regclass
     union all
     select format('alter table %s set (%s)', $2::text, setting) from pg_class, unnest(reloptions) as setting
     where oid = $1::regclass`,
    [table, sideBySideNameOf(table)],
  );
  return rows.map(({ statement }) => statement);
}

interface Index {
  readonly name: string;
  readonly isUnique: boolean;
  /** How it would be created, but for its name and its table. */
  readonly definition: string;
}

async function indexesOf(db: Db, table: string): Promise<Index[]> {
  const { rows } = await db.query<Index>(
    `select c.relname as name, i.indisunique as "isUnique",
       regexp_replace(pg_get_indexdef(i.indexrelid), 'INDEX \\S+ ON \\S+', 'INDEX') as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = $1::regclass`,
    [table],
  );
  return rows;
}
