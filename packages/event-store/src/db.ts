import pg from 'pg';

/** Where statements go: a pool, a connection, or the transaction that one is in. */
export type Db = Pick<pg.ClientBase, 'query'>;

/**
 * How the store's own statements are read, whatever the program has its pool do: positions are bigint, stay far below 2^53,
 * and are numbers here.
 */
export const rowTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** The rows that one of the store's own statements finds. */
export async function rowsOf<Row extends pg.QueryResultRow>(
  db: Db,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await db.query<Row>({ text, values: [...values], types: rowTypes });
  return rows;
}

/** Lets a connection of a pool work for as long as it takes; it is not to go back to the others. */
export function letWorkForLong(client: pg.PoolClient): void {
  Object.assign((client as unknown as { connectionParameters: object }).connectionParameters, { query_timeout: 0 });
}
