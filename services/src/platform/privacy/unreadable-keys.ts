import type pg from 'pg';

/** Says which persons of a schema none of these keys of the house opens; undefined when they open all. */
export async function unreadableKeys(
  pool: pg.Pool,
  schema: string,
  knownKeys: readonly string[],
): Promise<string | undefined> {
  const { rows } = await pool.query<{ key: string; persons: number }>(
    `select wrapped_by as key, count(*)::int as persons from ${schema}.person_keys
     where wrapped_by <> all($1) group by wrapped_by order by wrapped_by`,
    [knownKeys],
  );
  if (rows.length === 0) return undefined;
  const missing = rows.map(({ key, persons }) => `${persons} by ${key}`).join(', ');
  return `PERSON_KEY and PERSON_KEY_BEFORE do not open these keys of ${schema}: ${missing}.`;
}
