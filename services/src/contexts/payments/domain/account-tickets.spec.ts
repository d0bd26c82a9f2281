import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Posting } from '../../../platform/kernel/posting.js';
import type { AccountEvent } from './account.events.js';
import { type AccountCommand, account, refundableOf } from './account.js';
import { accountPostings } from './account-journal.js';
import { paidTicket } from './account-tickets.js';

const lines = [
  { kind: 'open_ticket', ticketId: 't1', venueId: 1, amount: 7208 },
  { kind: 'open_ticket', ticketId: 't2', venueId: 2, amount: 3604 },
  { kind: 'goods', amount: 600 },
] as const;
const until = '2026-11-20T15:31:00.000Z';
const events: readonly AccountEvent[] = [
  { type: 'PaymentStarted', payment: 'p', lines, amount: 11_412, until },
  { type: 'PaymentCaptured', payment: 'p', chargeId: 'ch' },
];
const paid = events.reduce((state, event) => account.evolve(state, event), account.initial);
const back = (ticketId: string, refundId = `r-${ticketId}`): AccountCommand => {
  const amount = paidTicket(paid, ticketId)?.amount ?? 0;
  return { type: 'StartCardRefund', refundId, payment: 'p', amount, purpose: { kind: 'open_ticket', ticketId } };
};

/** What so many commands make of it, how many events they write, and what those move out of what is deferred. */
function after(run: readonly AccountCommand[]) {
  let state = paid;
  const postings: Posting[] = [];
  let happened = 0;
  for (const command of run)
    for (const event of account.decide(command, state)) {
      postings.push(...accountPostings(event, state));
      state = account.evolve(state, event);
      happened++;
    }
  const deferred = postings.reduce((sum, one) => (one.account === 'deferred' ? sum + one.amount : sum), 0);
  return { state, happened, deferred };
}

describe('tickets without a time that are paid', () => {
  it('are used, lapse or go back, and only one of these', () => {
    const commands = ['t1', 't2'].flatMap((ticketId): AccountCommand[] => [
      { type: 'UseTicket', ticketId },
      { type: 'LapseTicket', ticketId },
      back(ticketId),
      back(ticketId, `again-${ticketId}`),
    ]);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...commands), { maxLength: 12 }), (run) => {
        const { state, happened, deferred } = after(run);
        const open = ['t1', 't2'].map((id) => paidTicket(state, id)?.amount ?? 0).reduce((sum, one) => sum + one, 0);
        expect(happened).toBeLessThanOrEqual(2);
        expect(deferred + open).toBe(7208 + 3604);
        expect(refundableOf(state, 'p')).toBeGreaterThanOrEqual(600 + open);
      }),
    );
  });

  it('are not there before they are paid, nor where others were paid for', () => {
    expect(paidTicket(account.initial, 't1')).toBeUndefined();
    expect(paidTicket(paid, 't3')).toBeUndefined();
  });

  it('are not sent to a card a second time where it did not take them', () => {
    const [started] = account.decide(back('t1'), paid);
    const sent = account.evolve(paid, started as AccountEvent);
    const failed = account.evolve(sent, { type: 'CardRefundFailed', refundId: 'r-t1', why: 'lost_card' });
    expect(account.decide(back('t1', 'r-2'), failed)).toEqual([]);
  });
});
