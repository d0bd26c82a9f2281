import type { EntityManager } from 'typeorm';

/**
 * Rows that come with ids of their own, as in an import; what is there already stays as it is.
 * @returns the ids of those that were not there
 */
export async function insertMissing<Row extends object>(
  db: EntityManager,
  row: new () => Row,
  values: readonly Partial<Row>[],
): Promise<ReadonlySet<number>> {
  if (values.length === 0) return new Set();
  const insert = db.createQueryBuilder().insert().into(row);
  const { raw } = await insert
    .values(values as never)
    .orIgnore()
    .updateEntity(false)
    .returning('*')
    .execute();
  const { tablePath, generatedColumns } = db.connection.getMetadata(row);
  if (generatedColumns.length > 0) await continueIds(db, tablePath);
  return new Set((raw as { id: number }[]).map(({ id }) => id));
}

/** Ids that come with their rows do not move the counter: without this the next row that is added would collide. */
const continueIds = (db: EntityManager, table: string) =>
  db.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 1) from ${table}))`);
