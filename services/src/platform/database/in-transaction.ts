import type pg from 'pg';

/** Runs work in one transaction: all of it is there afterwards, or nothing. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (db: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const db = await pool.connect();
  let broken: Error | undefined;
  try {
    await db.query('begin');
    const result = await work(db);
    await db.query('commit');
    return result;
  } catch (error) {
    await db.query('rollback').catch((gone: Error) => {
      broken = gone;
    });
    throw error;
  } finally {
    db.release(broken);
  }
}
