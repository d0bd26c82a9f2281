import { pagesOf } from '../database/pages.js';
import { logger } from '../observability/logger.js';

/** What a job goes through from end to end. */
export interface Sweep<Row> {
  /** Reads at most `pageSize` rows behind the last one of the page before, in an order that does not change. */
  readonly after: (last: Row | undefined) => Promise<readonly Row[]>;
  readonly work: (row: Row) => Promise<unknown>;
  /** Says in the log that one could not be worked on. */
  readonly failure: string;
}

/** How many rows there were, and how many of them could not be worked on. */
export interface Swept {
  readonly looked: number;
  readonly failed: number;
}

/**
 * Works on every row, page by page and one at a time. One that fails, or that stays as it is for ever, keeps back none of
 * those after it.
 */
export async function sweep<Row>({ after, work, failure }: Sweep<Row>): Promise<Swept> {
  let [looked, failed] = [0, 0];
  for await (const page of pagesOf(after)) {
    for (const row of page) {
      looked++;
      await work(row).catch((error: unknown) => {
        failed++;
        logger.warn({ err: error }, failure);
      });
    }
  }
  return { looked, failed };
}
