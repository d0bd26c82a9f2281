import { describe, expect, it } from '@jest/globals';
import { isToCome, leftAtVenue, paidByOf, stageOf } from './payment-stage.ts';
import { anOrder, aPayment } from './testing/order-builders.ts';

const awaiting = anOrder({ status: 'awaiting_payment' });
const reserved = anOrder();

describe('an order that awaits its payment', () => {
  it('is confirmed only where the gateway says paid, or the bank decides', () => {
    expect(stageOf(awaiting, aPayment({ state: 'open' }), 'paid')).toBe('confirming');
    expect(stageOf(awaiting, aPayment({ state: 'processing' }), undefined)).toBe('confirming');
    expect(stageOf(awaiting, aPayment({ state: 'paid' }), undefined)).toBe('confirming');
  });

  it('is unpaid for whoever walked away, and once its payment has ended', () => {
    expect(stageOf(awaiting, aPayment({ state: 'open' }), 'left')).toBe('unpaid');
    expect(stageOf(awaiting, aPayment({ state: 'open' }), undefined)).toBe('unpaid');
    expect(stageOf(awaiting, aPayment({ state: 'none' }), 'paid')).toBe('unpaid');
  });

  it('says nothing of a payment that could not be read', () => {
    expect(stageOf(awaiting, undefined, 'paid')).toBe('unknown');
    expect(paidByOf('unknown', undefined)).toBeUndefined();
  });
});

describe('an order that counts', () => {
  it('is paid the way that the server says', () => {
    expect(
      paidByOf(
        stageOf(reserved, aPayment({ due: 0, paid: 100.08 }), 'paid'),
        aPayment({ state: 'paid', due: 0, paid: 100.08 }),
      ),
    ).toBe('online');
    expect(paidByOf('settled', aPayment({ state: 'none', due: 0 }))).toBe('venue');
  });

  it('is not said to be paid at the venue by an answer from before it was paid', () => {
    expect(paidByOf('settled', aPayment({ state: 'open' }))).toBeUndefined();
    expect(isToCome('settled', aPayment({ state: 'open' }))).toBe(true);
    expect(isToCome('settled', aPayment({ state: 'none', due: 0 }))).toBe(false);
  });

  it('has what it costs more since to be paid at the venue', () => {
    const paid = aPayment({ state: 'paid', due: 0, paid: 100.08 });
    expect(leftAtVenue(reserved, paid)).toBe(0);
    expect(leftAtVenue({ ...reserved, totalPrice: 136.12 }, paid)).toBe(36.04);
    expect(leftAtVenue({ ...reserved, totalPrice: 28 }, { ...paid, refunding: 72.08 })).toBe(0);
    expect(leftAtVenue({ ...reserved, status: 'cancelled' }, { ...paid, refunded: 100.08 })).toBe(0);
  });
});
