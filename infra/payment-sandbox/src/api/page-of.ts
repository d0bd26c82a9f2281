import type { Params } from './params.js';

const USUAL_SIZE = 10;
const LARGEST_SIZE = 100;

interface Paged<Row> {
  readonly url: string;
  readonly answer: (row: Row) => object;
}

/** A page of a list, as its parameters ask for it. */
export function pageOf<Row extends { readonly id: string }>(
  all: readonly Row[],
  params: Params,
  { url, answer }: Paged<Row>,
): object {
  const size = params.optional('limit') === null ? USUAL_SIZE : Math.min(params.integer('limit', 1), LARGEST_SIZE);
  const after = params.optional('starting_after');
  const begin = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const data = all.slice(begin, begin + size).map(answer);
  return { object: 'list', url, has_more: begin + size < all.length, data };
}
