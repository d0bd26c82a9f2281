import { describe, expect, it } from '@jest/globals';
import { lookThrough } from './look-through.js';

const all = Array.from({ length: 1_000 }, (_, nr) => nr + 1);

/** Looks for numbers that a rule tells; page after page. */
async function pagesOf(isMeant: (nr: number) => boolean, { limit, most }: { limit: number; most: number }) {
  const pages: (readonly number[])[] = [];
  let start: number | undefined;
  do {
    const from: number | undefined = start;
    const { rows, last } = await lookThrough<number>({
      read: async (after, many) => all.filter((nr) => nr > (after ?? from ?? 0)).slice(0, many),
      fitting: async (rows) => rows.filter(isMeant),
      ...{ limit, most },
    });
    pages.push(rows);
    start = last;
  } while (start !== undefined);
  return pages;
}

describe('a look through what is sealed', () => {
  it('tells each that is meant once, page after page', async () => {
    const pages = await pagesOf((nr) => nr % 100 === 0, { limit: 4, most: 5_000 });
    expect(pages).toEqual([
      [100, 200, 300, 400],
      [500, 600, 700, 800],
      [900, 1_000],
    ]);
  });

  it('ends without a further page where the last page is just full', async () => {
    expect(await pagesOf((nr) => nr <= 3, { limit: 3, most: 5_000 })).toEqual([[1, 2, 3]]);
  });

  it('stops where it has opened enough, and goes on there', async () => {
    expect(await pagesOf((nr) => nr === 990, { limit: 10, most: 500 })).toEqual([[], [990], []]);
  });
});
