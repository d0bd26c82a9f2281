import type { Refunds } from '../checkout/refunds.js';
import { refundAnswer } from './answers.js';
import type { Params } from './params.js';

const USUAL_SIZE = 10;
const LARGEST_SIZE = 100;

/** The refunds of one payment, the newest first, a page at a time. */
export function refundsPage(refunds: Refunds, params: Params): object {
  params.allow('payment_intent', 'limit', 'starting_after');
  const all = refunds.ofIntent(refunds.findIntent(params.text('payment_intent')).id);
  const size = params.optional('limit') === null ? USUAL_SIZE : Math.min(params.integer('limit', 1), LARGEST_SIZE);
  const after = params.optional('starting_after');
  const begin = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const page = all.slice(begin, begin + size);
  return { object: 'list', url: '/v1/refunds', has_more: begin + size < all.length, data: page.map(refundAnswer) };
}
