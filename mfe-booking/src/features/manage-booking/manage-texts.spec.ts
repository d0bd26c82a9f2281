import { describe, expect, it } from '@jest/globals';
import { aManagedBooking } from '../../testing/builders.ts';
import { cancelledText, lockedText, refundedText, refundText } from './manage-texts.ts';

describe('what is said before the last press of a cancellation', () => {
  it('is what goes back', () => {
    expect(refundText(aManagedBooking())).toBe('You will get $72.08 back.');
  });

  it('is that there is no refund, and since when, on the wall of the venue', () => {
    expect(refundText(aManagedBooking({ refundNow: 0 }))).toBe(
      'No refund. The deadline for a full refund was Thursday, November 26 at 2:30 PM, 48 hours before the start.',
    );
  });

  it('tells the part of a gift voucher from the rest', () => {
    const paid = aManagedBooking({ refundNow: 19.08, voucherNow: 50, totalPrice: 19.08, voucher: 50 });
    expect(refundText(paid)).toBe('You will get $19.08 back. $50.00 goes back to your gift voucher.');
    expect(refundText(aManagedBooking({ refundNow: 0, voucherNow: 50, totalPrice: 0, voucher: 50 }))).toBe(
      '$50.00 goes back to your gift voucher.',
    );
  });

  it('is plain where nobody has paid, before and after', () => {
    const plain = 'Nothing to refund. Nothing was charged.';
    expect(refundText(aManagedBooking({ refundNow: 0, paid: 0 }))).toBe(plain);
    expect(refundedText(aManagedBooking({ refund: 0, paid: 0, status: 'cancelled' }))).toBe(plain);
    const answer = { id: '1', status: 'cancelled', refund: 0 } as const;
    expect(cancelledText({ ...answer, paid: 0 })).toBe(plain);
    expect(cancelledText({ ...answer, paid: 72.08 })).toBe('No refund.');
    expect(cancelledText({ ...answer, paid: 72.08, refund: 72.08 })).toBe('You will get $72.08 back.');
  });
});

describe('what became of a refund', () => {
  const described = (more: object) => refundedText(aManagedBooking({ refund: 72.08, ...more }));

  it('is when it was paid, on the wall of the venue', () => {
    expect(described({ refundState: 'refunded', refundPaid: 72.08, refundPaidAt: '2026-11-27T03:00:00.000Z' })).toBe(
      '$72.08, paid on November 26, 2026',
    );
  });

  it('is that it is still to come, that a gift voucher has it, or that there is none', () => {
    expect(described({ refundState: 'requested', refundOwed: 72.08 })).toBe('$72.08, not paid yet');
    expect(described({ refundState: 'processing', refundOwed: 72.08 })).toBe('$72.08, on its way to your card');
    expect(described({ refund: 0, voucherBack: 72.08 })).toBe('Returned in full to your gift voucher');
    expect(described({ refund: 0, voucherBack: 36.04, kept: 36.04 })).toBe('No refund');
    expect(described({ refund: 0 })).toBe('No refund');
  });
});

describe('a refund in two turns', () => {
  const described = (more: object) => refundedText(aManagedBooking({ refund: 108.12, ...more }));

  it('is named with what was paid and what is still to come', () => {
    expect(described({ refundState: 'failed', refundPaid: 36.04, refundOwed: 72.08 })).toBe(
      '$36.04, paid; $72.08, not paid yet (we’re working on it)',
    );
  });

  it('is what was paid where the rest was not due', () => {
    expect(described({ refundState: 'refunded', refundPaid: 36.04, refundPaidAt: '2026-11-27T03:00:00.000Z' })).toBe(
      '$36.04, paid on November 26, 2026',
    );
  });
});

describe('why nothing can be changed', () => {
  it('is the limit, while the visit is ahead', () => {
    expect(lockedText(aManagedBooking({ canMove: false }))).toBe(
      'This booking can no longer be changed. The deadline was Friday, November 27 at 2:30 PM, 24 hours before the start.',
    );
  });

  it('is nothing while it can, and the end where there is one', () => {
    expect(lockedText(aManagedBooking())).toBeUndefined();
    expect(lockedText(aManagedBooking({ canMove: false, status: 'cancelled' }))).toBe(
      'This booking can no longer be changed.',
    );
  });
});
