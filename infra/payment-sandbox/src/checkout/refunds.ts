import { refundAnswer } from '../api/answers.js';
import { ApiError, noSuch } from '../api/api-error.js';
import type { Params } from '../api/params.js';
import { newId } from '../state/ids.js';
import type { IntentRow, RefundRow } from '../state/rows.js';
import { noteTransaction } from './balance.js';
import type { Books } from './books.js';
import { cardOf } from './cards.js';

/** A bank takes its time to say no. */
const FAILS_AFTER_MS = 2_000;

/** Money that goes back to the card that it came from. */
export class Refunds {
  constructor(private readonly books: Books) {}

  /** @throws {ApiError} where there is no such payment, or not so much left of it */
  create(params: Params): RefundRow {
    params.allow('payment_intent', 'amount', 'metadata');
    const intent = this.findIntent(params.text('payment_intent'));
    const left = this.leftOf(intent);
    const amount = params.optional('amount') === null ? left : params.integer('amount', 1);
    verifyRefundable(intent, amount, left);
    const now = this.books.now();
    const refund: RefundRow = {
      id: newId('re'),
      intentId: intent.id,
      created: Math.floor(now / 1000),
      amount,
      status: 'succeeded',
      failureReason: null,
      metadata: params.inner('metadata').texts(),
      failsAtMs: cardOf(intent.card)?.failsRefunds ? now + FAILS_AFTER_MS : null,
    };
    this.books.store.put('refunds', refund.id, refund);
    const source = refundAnswer(refund);
    noteTransaction(this.books, { type: 'refund', category: 'refund', amount: -amount, source });
    this.books.notices.add('refund.created', source);
    return refund;
  }

  /** @throws {ApiError} 404 */
  find(id: string): RefundRow {
    const refund = this.books.store.find('refunds', id);
    if (!refund) throw noSuch('refund', id);
    return refund;
  }

  /** Of one payment, the newest first. */
  ofIntent(id: string): RefundRow[] {
    return this.books.store
      .all('refunds')
      .filter(({ intentId }) => intentId === id)
      .toReversed();
  }

  /** @throws {ApiError} 404 */
  findIntent(id: string): IntentRow {
    const intent = this.books.store.find('intents', id);
    if (!intent) throw noSuch('payment_intent', id, 'intent');
    return intent;
  }

  /** What banks do not take after all. */
  failDue(): void {
    const { store, notices, now } = this.books;
    for (const refund of store.all('refunds')) {
      if (refund.failsAtMs === null || refund.failsAtMs > now()) continue;
      const failed: RefundRow = {
        ...refund,
        status: 'failed',
        failureReason: 'expired_or_canceled_card',
        failsAtMs: null,
      };
      store.put('refunds', failed.id, failed);
      const source = refundAnswer(failed);
      noteTransaction(this.books, {
        type: 'refund_failure',
        category: 'refund_failure',
        amount: failed.amount,
        source,
      });
      notices.add('refund.updated', source);
      notices.add('refund.failed', source);
    }
  }

  private leftOf({ id, amount }: IntentRow): number {
    const refunds = this.ofIntent(id).filter(({ status }) => status !== 'failed');
    return refunds.reduce((left, refund) => left - refund.amount, amount);
  }
}

function verifyRefundable({ id, isDisputed }: IntentRow, amount: number, left: number): void {
  if (isDisputed) throw new ApiError(400, `The payment ${id} has been disputed.`, { code: 'charge_disputed' });
  if (left === 0)
    throw new ApiError(400, `The payment ${id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (amount > left) {
    const message = `Refund amount (${amount}) is greater than the unrefunded amount of the payment (${left})`;
    throw new ApiError(400, message, { param: 'amount' });
  }
}
