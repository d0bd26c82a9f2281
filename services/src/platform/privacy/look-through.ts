import { setImmediate as turn } from 'node:timers/promises';

/** Rows in an order, of which some are meant; which ones can be told only of those that were opened. */
interface Sealed<Row> {
  /** The next rows in their order. @param after the last one of those before; undefined at first */
  readonly read: (after: Row | undefined, many: number) => Promise<readonly Row[]>;
  readonly fitting: (rows: readonly Row[]) => Promise<readonly Row[]>;
  /** So many that fit are a page. */
  readonly limit: number;
  /** So many are opened for a page at most, whether or not enough of them fit. */
  readonly most: number;
}

interface Found<Row> {
  readonly rows: readonly Row[];
  /** Where the next page goes on; undefined once all were looked through. */
  readonly last: Row | undefined;
}

const BATCH_SIZE = 250;

/** A page of the rows that are meant, where what tells them is sealed and no index knows it. */
export async function lookThrough<Row>({ read, fitting, limit, most }: Sealed<Row>): Promise<Found<Row>> {
  const found: Row[] = [];
  let last: Row | undefined;
  for (let opened = 0; opened < most; opened += BATCH_SIZE) {
    const rows = await read(last, BATCH_SIZE);
    found.push(...(await fitting(rows)));
    if (found.length > limit) return { rows: found.slice(0, limit), last: found[limit - 1] };
    last = rows.at(-1);
    if (rows.length < BATCH_SIZE) return { rows: found, last: undefined };
    await turn(); // whoever else asks meanwhile comes first
  }
  return { rows: found, last };
}
