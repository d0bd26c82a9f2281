/** Most rows that are looked at together. */
export const pageSize = 200;

/**
 * Rows page by page: `after` reads at most `pageSize` of them behind the last one of the page before, in an order that
 * does not change. One that stays does not keep back the ones after it.
 */
export async function* pagesOf<Row>(
  after: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let rows = await after(undefined);
  while (rows.length > 0) {
    yield rows;
    rows = rows.length < pageSize ? [] : await after(rows.at(-1));
  }
}
