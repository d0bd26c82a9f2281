import { describe, expect, it } from '@jest/globals';
import { fold } from '@northlight/event-store/decider';
import type { AccountEvent, AccountLine, RefundPurpose } from './account.events.js';
import { account } from './account.js';
import { accountPostings } from './account-journal.js';

const lines: readonly AccountLine[] = [
  { kind: 'goods', amount: 5_600 },
  { kind: 'shipping', amount: 595 },
  { kind: 'tax', amount: 448 },
  { kind: 'gift_card', amount: 5_000 },
];
const started: AccountEvent = {
  ...{ type: 'PaymentStarted', payment: 'one', lines, amount: 11_643, until: '2026-11-26T16:00:00.000Z' },
};
const captured: AccountEvent = { type: 'PaymentCaptured', payment: 'one', chargeId: 'pi_1' };
const refund = (amount: number, purpose: RefundPurpose): AccountEvent => ({
  ...{ type: 'CardRefundStarted', refundId: 'r', payment: 'one', amount, purpose },
});
const settled: AccountEvent = { type: 'CardRefundSettled', refundId: 'r', gatewayRefundId: 're_1' };
const failed: AccountEvent = { type: 'CardRefundFailed', refundId: 'r', why: 'lost_card' };

/** What the last of these events moves: cents by account. */
function moved(...events: readonly AccountEvent[]): Readonly<Record<string, number>> {
  const state = fold(account, events.slice(0, -1));
  const postings = accountPostings(events.at(-1) as AccountEvent, state);
  return Object.fromEntries(postings.map((posting) => [posting.account, posting.amount]));
}

describe('a payment', () => {
  it('is at the gateway, and earned or owed line by line', () => {
    expect(moved(started, captured)).toEqual({
      ...{ gateway: 11_643, goods: -5_600, shipping: -595, tax: -448, vouchers: -5_000 },
    });
  });
});

describe('items that come back', () => {
  const ofReturn = refund(3_024, { kind: 'goods', returnId: 'r' });

  it('take their tax along, and leave the shipping', () => {
    expect(moved(started, captured, ofReturn)).toEqual({ goods: 2_800, tax: 224, refunds_underway: -3_024 });
    expect(moved(started, captured, ofReturn, settled)).toEqual({ refunds_underway: 3_024, gateway: -3_024 });
  });

  it('are sold again where the card takes nothing back: the desk pays then', () => {
    expect(moved(started, captured, ofReturn, failed)).toEqual({ goods: -2_800, tax: -224, refunds_underway: 3_024 });
    expect(moved(started, captured, ofReturn, settled, failed)).toEqual({ goods: -2_800, tax: -224, gateway: 3_024 });
  });
});

describe('an order that is cancelled', () => {
  it('gives back all that was no booking, and owes it where the card takes nothing', () => {
    const all = refund(6_643, { kind: 'goods' });
    expect(moved(started, captured, all)).toEqual({
      ...{ goods: 5_600, shipping: 595, tax: 448, refunds_underway: -6_643 },
    });
    expect(moved(started, captured, all, failed)).toEqual({ refunds_underway: 6_643, owed_to_customers: -6_643 });
  });
});
