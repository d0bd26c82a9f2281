import type pg from 'pg';
import { PersonCipher, type SealedText } from './person-cipher.js';

/** Who does not open, by their owner; and how many were looked at. */
export interface OpenedPersons {
  readonly count: number;
  readonly unopened: readonly string[];
}

/** A table of persons with the keys beside it, and what tells a row of it from all others. */
export interface PersonTable {
  readonly table: string;
  readonly keys: string;
  /** Columns that both tables have, in order. */
  readonly key: readonly string[];
}

const PAGE = 5_000;
const MOST_NAMED = 20;

/**
 * Opens everybody who is not erased with the keys at hand, and reads nothing of it: whether a copy of the database and the keys
 * belong together. Goes through the table once, in pages.
 */
export async function unopenedPersons(
  pool: pg.Pool,
  cipher: PersonCipher,
  { table, keys, key }: PersonTable,
): Promise<OpenedPersons> {
  const client = await pool.connect();
  const unopened: string[] = [];
  let count = 0;
  try {
    await client.query('begin read only');
    await client.query(
      `declare persons no scroll cursor for
       select concat_ws('/', ${key.map((column) => `p.${column}`).join(', ')}) as ref, p.sealed,
         k.wrapped_key as "wrappedKey", k.wrapped_by as "wrappedBy"
       from ${table} p left join ${keys} k using (${key.join(', ')}) where p.erased_at is null`,
    );
    for (;;) {
      const { rows } = await client.query<SealedText & { ref: string }>(`fetch ${PAGE} from persons`);
      if (rows.length === 0) return { count, unopened };
      count += rows.length;
      const closed = rows
        .filter((row) => !opens(cipher, row, `${table}/${row.ref}`))
        .map(({ ref }) => `${table}/${ref}`);
      unopened.push(...closed.slice(0, MOST_NAMED - unopened.length));
    }
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

function opens(cipher: PersonCipher, { sealed, wrappedKey, wrappedBy }: SealedText, owner: string): boolean {
  try {
    return Boolean(wrappedKey) && cipher.open({ sealed, wrappedKey, wrappedBy }, owner) !== '';
  } catch {
    return false;
  }
}
