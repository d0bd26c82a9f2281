import type { Refunds } from '../checkout/refunds.js';
import { refundAnswer } from './answers.js';
import { pageOf } from './page-of.js';
import type { Params } from './params.js';

/** The refunds of one payment, the newest first, a page at a time. */
export function refundsPage(refunds: Refunds, params: Params): object {
  params.allow('payment_intent', 'limit', 'starting_after');
  const all = refunds.ofIntent(refunds.findIntent(params.text('payment_intent')).id);
  return pageOf(all, params, { url: '/v1/refunds', answer: refundAnswer });
}
