import { describe, expect, it } from '@jest/globals';
import { aManagedBooking } from '../../testing/builders.ts';
import { lockedText, refundText } from './manage-texts.ts';

describe('what is said before the last press of a cancellation', () => {
  it('is what goes back', () => {
    expect(refundText(aManagedBooking())).toBe('You will get $72.08 back.');
  });

  it('is that there is no refund, and since when, on the wall of the venue', () => {
    expect(refundText(aManagedBooking({ refundNow: 0 }))).toBe(
      'No refund: the full refund ended 48 hours before the start, Thursday, November 26 at 2:30 PM.',
    );
  });

  it('speaks of no refund where nothing was to be paid', () => {
    expect(refundText(aManagedBooking({ refundNow: 0, totalPrice: 0 }))).toBe('There is nothing to refund.');
  });
});

describe('why nothing can be changed', () => {
  it('is the limit, while the visit is ahead', () => {
    expect(lockedText(aManagedBooking({ canMove: false }))).toBe(
      'Changes ended 24 hours before the start, Friday, November 27 at 2:30 PM.',
    );
  });

  it('is nothing while it can, and the end where there is one', () => {
    expect(lockedText(aManagedBooking())).toBeUndefined();
    expect(lockedText(aManagedBooking({ canMove: false, status: 'cancelled' }))).toBe(
      'There is nothing left to change.',
    );
  });
});
