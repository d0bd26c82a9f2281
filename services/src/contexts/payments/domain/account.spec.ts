import { describe, expect, it } from '@jest/globals';
import { fold } from '@northlight/event-store/decider';
import fc from 'fast-check';
import { givenFor } from '../../../platform/kernel/testing/given-for.js';
import type { AccountEvent, AccountLine } from './account.events.js';
import { type AccountCommand, account } from './account.js';
import { accountBalance, refundableGoods } from './account-balance.js';

const given = givenFor(account);
const visit: AccountLine = { kind: 'booking', bookingId: 'b', venueId: 1, amount: 7_208 };
const shirt: AccountLine = { kind: 'goods', amount: 2_800 };
const until = '2026-11-26T16:00:00.000Z';
const start = (payment: string): AccountCommand => ({
  ...{ type: 'StartPayment', payment, lines: [visit, shirt], amount: 10_008, until },
});
const started = (payment: string): AccountEvent => ({
  ...{ type: 'PaymentStarted', payment, lines: [visit, shirt], amount: 10_008, until },
});
const capture = (payment: string, amount = 10_008): AccountCommand => ({
  ...{ type: 'CapturePayment', payment, chargeId: `charge of ${payment}`, amount, refundId: `refund of ${payment}` },
});
const captured = (payment: string): AccountEvent => ({
  ...{ type: 'PaymentCaptured', payment, chargeId: `charge of ${payment}` },
});
const ended = (payment: string): AccountEvent => ({ type: 'PaymentEnded', payment, why: 'replaced' });
const refund = (refundId: string, amount: number): AccountCommand => ({
  ...{ type: 'StartCardRefund', refundId, payment: 'one', amount, purpose: { kind: 'goods' } },
});
const refunding = (refundId: string, amount: number): AccountEvent => ({
  ...{ type: 'CardRefundStarted', refundId, payment: 'one', amount, purpose: { kind: 'goods' } },
});
const settle = (refundId: string): AccountCommand => ({ type: 'SettleCardRefund', refundId, gatewayRefundId: 're_1' });
const settled = (refundId: string): AccountEvent => ({ type: 'CardRefundSettled', refundId, gatewayRefundId: 're_1' });
const fail = (refundId: string): AccountCommand => ({ type: 'FailCardRefund', refundId, why: 'lost_card' });
const failed = (refundId: string): AccountEvent => ({ type: 'CardRefundFailed', refundId, why: 'lost_card' });

const dispute = (outcome?: 'won' | 'lost'): AccountCommand => ({
  ...{ type: 'NoteDispute', disputeId: 'du_1', payment: 'one', amount: 10_008, reason: 'fraudulent', outcome },
});
const disputed: AccountEvent = {
  ...{ type: 'Disputed', disputeId: 'du_1', payment: 'one', amount: 10_008, reason: 'fraudulent' },
};
const closed = (outcome: 'won' | 'lost'): AccountEvent => ({ type: 'DisputeClosed', disputeId: 'du_1', outcome });

describe('a payment that its customer disputes', () => {
  it('is disputed once and decided once, in whatever order the notices come', () => {
    const paid = [started('one'), captured('one')];
    given(...paid)
      .when(dispute())
      .then(disputed);
    given(...paid, disputed)
      .when(dispute())
      .thenNothing();
    given(...paid)
      .when(dispute('won'))
      .then(disputed, closed('won'));
    given(...paid, disputed)
      .when(dispute('lost'))
      .then(closed('lost'));
    given(...paid, disputed, closed('lost'))
      .when(dispute())
      .thenNothing();
    given(...paid, disputed, closed('lost'))
      .when(dispute('won'))
      .thenNothing();
  });

  it('is not sent back meanwhile, and may be once it is won', () => {
    const taken = [started('one'), captured('one'), disputed];
    given(...taken)
      .when(refund('r', 100))
      .thenRefuses('CONFLICT');
    given(...taken, closed('lost'))
      .when(refund('r', 100))
      .thenRefuses('CONFLICT');
    given(...taken, closed('won'))
      .when(refund('r', 100))
      .then(refunding('r', 100));
    expect(accountBalance(fold(account, taken)).disputed).toBe(10_008);
    expect(accountBalance(fold(account, [...taken, closed('won')])).disputed).toBe(0);
  });
});

describe('an order that is paid online', () => {
  it('has one open payment at a time, and none once it is paid', () => {
    given().when(start('one')).then(started('one'));
    given(started('one')).when(start('two')).thenRefuses('CONFLICT');
    given(started('one'), ended('one')).when(start('two')).then(started('two'));
    given(started('one'), captured('one')).when(start('two')).thenRefuses('ORDER_ALREADY_PAID');
  });

  it('is paid once, however often the gateway says so', () => {
    given(started('one')).when(capture('one')).then(captured('one'));
    given(started('one'), captured('one')).when(capture('one')).thenNothing();
  });

  it('is paid where the page had ended here and its customer was faster', () => {
    given(started('one'), ended('one')).when(capture('one')).then(captured('one'));
    given(started('one'), captured('one')).when({ type: 'EndPayment', payment: 'one', why: 'expired' }).thenNothing();
  });

  it('gives back what was paid a second time, at once and as a whole', () => {
    given(started('one'), ended('one'), started('two'), captured('two'))
      .when(capture('one'))
      .then(captured('one'), {
        ...{ type: 'CardRefundStarted', refundId: 'refund of one', payment: 'one', amount: 10_008 },
        purpose: { kind: 'paid_twice' },
      });
  });

  it('takes no other amount than was asked for', () => {
    expect(() => account.decide(capture('one', 10_007), fold(account, [started('one')]))).toThrow('not of 10007');
  });
});

describe('what goes back to a card', () => {
  it('is never more than was paid with it', () => {
    given(started('one'), captured('one')).when(refund('r', 10_009)).thenRefuses('CONFLICT');
    given(started('one'), captured('one'), refunding('q', 2_800)).when(refund('r', 7_209)).thenRefuses('CONFLICT');
    given(started('one'), captured('one'), refunding('q', 2_800)).when(refund('r', 7_208)).then(refunding('r', 7_208));
    given(started('one')).when(refund('r', 1)).thenRefuses('CONFLICT');
  });

  it('is started once, and settled once', () => {
    given(started('one'), captured('one'), refunding('r', 2_800)).when(refund('r', 2_800)).thenNothing();
    given(started('one'), captured('one'), refunding('r', 2_800)).when(settle('r')).then(settled('r'));
    given(started('one'), captured('one'), refunding('r', 2_800), settled('r')).when(settle('r')).thenNothing();
  });

  it('is here again where the card does not take it, also after it had arrived', () => {
    const sent = [started('one'), captured('one'), refunding('r', 10_008)] as const;
    given(...sent)
      .when(fail('r'))
      .then(failed('r'));
    given(...sent, settled('r'))
      .when(fail('r'))
      .then(failed('r'));
    given(...sent, failed('r'))
      .when(settle('r'))
      .thenNothing();
    given(...sent, failed('r'))
      .when(refund('again', 10_008))
      .then(refunding('again', 10_008));
  });

  it('is of the merchandise what was paid for it, once', () => {
    const paid = [started('one'), captured('one')] as const;
    expect(refundableGoods(fold(account, [...paid]))).toEqual({ payment: 'one', amount: 2_800 });
    expect(refundableGoods(fold(account, [...paid, refunding('r', 2_800)]))).toBeUndefined();
    expect(refundableGoods(fold(account, [started('one')]))).toBeUndefined();
  });
});

describe('the balance of an account', () => {
  const names = fc.constantFrom('one', 'two', 'three');
  const commands: fc.Arbitrary<AccountCommand> = fc.oneof(
    names.map(start),
    names.map((name) => capture(name)),
    names.map((payment): AccountCommand => ({ type: 'EndPayment', payment, why: 'expired' })),
    fc.tuple(names, names, fc.integer({ min: 1, max: 12_000 })).map(
      ([refundId, payment, amount]): AccountCommand => ({
        ...{ type: 'StartCardRefund', refundId, payment, amount, purpose: { kind: 'goods' } },
      }),
    ),
    names.map((name) => settle(name)),
    names.map((name) => fail(name)),
  );

  it('has never given back more than was captured, whatever is done and in whatever order', () => {
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 40 }), (story) => {
        let state = account.initial;
        for (const command of story) {
          try {
            state = fold(account, account.decide(command, state), state);
          } catch {
            // refused, or about what is not there
          }
          const { captured: paid, refunded, refunding: underway } = accountBalance(state);
          expect(refunded + underway).toBeLessThanOrEqual(paid);
        }
      }),
      { numRuns: 500 },
    );
  });
});
