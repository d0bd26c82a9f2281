import { describe, expect, it } from '@jest/globals';
import type { BookingStatus } from '@northlight/contracts';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { type Decision, isNews, mustBeWritable, type ReviewPosition, standingOf } from './review.js';

const waiting: ReviewPosition = { state: 'waiting', version: 2, refusal: null, isErased: false };
const approval: Decision = { state: 'approved', refusal: null };

describe('who was let in', () => {
  it.each<BookingStatus>(['checked_in', 'completed'])('may write while the booking is %s', (status) => {
    expect(() => mustBeWritable(status, undefined)).not.toThrow();
    expect(standingOf(status, undefined)).toBe('open');
  });

  it.each<BookingStatus>(['pending', 'confirmed', 'cancelled', 'expired', 'no_show'])(
    'is nobody while the booking is %s',
    (status) => {
      expect(() => mustBeWritable(status, undefined)).toThrow(new Refusal('REVIEW_NOT_VISITED'));
      expect(standingOf(status, undefined)).toBe('not_visited');
    },
  );

  it('may change what they wrote until it was decided on, and not once it was erased', () => {
    expect(() => mustBeWritable('completed', waiting)).not.toThrow();
    for (const state of ['approved', 'refused'] as const)
      expect(() => mustBeWritable('completed', { ...waiting, state })).toThrow(new Refusal('REVIEW_FINAL'));
    expect(() => mustBeWritable('completed', { ...waiting, isErased: true })).toThrow(new Refusal('REVIEW_FINAL'));
  });
});

describe('a decision', () => {
  it('is on the version that was read', () => {
    expect(isNews(waiting, approval, 2)).toBe(true);
    expect(() => isNews(waiting, approval, 1)).toThrow(new Refusal('REVIEW_CHANGED'));
  });

  it('that somebody else has made already has the same end', () => {
    expect(isNews({ ...waiting, state: 'approved', version: 3 }, approval, 2)).toBe(false);
  });

  it('against that of somebody else is made by whoever has read theirs', () => {
    const refused: ReviewPosition = { ...waiting, state: 'refused', refusal: 'abusive', version: 3 };
    expect(() => isNews(refused, approval, 2)).toThrow(new Refusal('REVIEW_CHANGED'));
    expect(isNews(refused, approval, 3)).toBe(true);
  });
});
