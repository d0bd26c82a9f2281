import type { Db } from './db.js';

/**
 * A slug that nobody has: one that is taken gets a number behind it. One at a time looks for one in a table, until the
 * transaction ends.
 * @param table schema and name, as this program writes them; it has a column `slug`
 */
export async function freeSlug(wanted: string, table: string, db: Db): Promise<string> {
  await db.query('select pg_advisory_xact_lock(hashtext($1))', [`${table}.slug`]);
  const { rows } = await db.query<{ slug: string }>(
    `select slug from ${table} where slug = $1 or starts_with(slug, $1 || '-')`,
    [wanted],
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
