import type { Client } from 'pg';

/** A breach that somebody makes at a console, and what has to be said of it. */
export interface Plant {
  readonly sql: string;
  readonly complaint: RegExp;
}

/**
 * Makes each in a transaction of its own that is undone.
 * @param values of its statement @param look finds breaches
 * @returns those that were not noticed
 */
export async function unnoticedOf(
  client: Client,
  plants: readonly Plant[],
  { values, look }: { readonly values: readonly unknown[]; readonly look: () => Promise<readonly string[]> },
): Promise<string[]> {
  const isNoticed = async ({ sql, complaint }: Plant): Promise<boolean> => {
    await client.query('begin');
    try {
      await client.query('set local session_replication_role = replica');
      await client.query(sql, [...values]);
      return (await look()).some((breach) => complaint.test(breach));
    } catch (error) {
      return /violates check/.test(String(error)); // the table itself would not have it
    } finally {
      await client.query('rollback');
    }
  };
  const unnoticed: string[] = [];
  for (const plant of plants) if (!(await isNoticed(plant))) unnoticed.push(plant.sql);
  return unnoticed;
}
