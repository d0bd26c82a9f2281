import { describe, expect, it } from '@jest/globals';
import { lostChoice, offerOf } from './slot-state.ts';

const slot = (bookedCount: number, bookable = true) => ({
  id: '1-1-2026-11-21-1430',
  time: '14:30',
  capacity: 20,
  bookedCount,
  bookable,
});

describe('a slot on the board', () => {
  it('says how many seats are left', () => {
    expect(offerOf(slot(8), 2, false)).toEqual({ state: 'free', note: '12 left', isFree: true, canWait: false });
  });

  it('shows that it is filling up', () => {
    expect(offerOf(slot(18), 2, false)).toEqual({ state: 'few', note: '2 left', isFree: true, canWait: false });
  });

  it('cannot be chosen by a party that is larger than what is left', () => {
    expect(offerOf(slot(18), 3, false)).toEqual({
      state: 'tooFew',
      note: '2 left',
      isFree: false,
      canWait: true,
    });
  });

  it('is sold out with its last seat', () => {
    expect(offerOf(slot(20), 1, false)).toEqual({
      state: 'soldOut',
      note: 'Sold out',
      isFree: false,
      canWait: true,
    });
  });

  it('has no waitlist once it has started or was closed', () => {
    expect(offerOf(slot(20, false), 1, true)).toMatchObject({ note: 'Sold out', canWait: false });
    expect(offerOf(slot(19, false), 2, false)).toMatchObject({ note: 'Closed', canWait: false });
  });

  it('with seats held for the visitor is free for a party that fits them, and for no larger one', () => {
    const held = { ...slot(20), heldSeats: 3 };
    expect(offerOf(held, 3, false)).toEqual({ state: 'held', note: 'Held for you', isFree: true, canWait: false });
    expect(offerOf(held, 4, false)).toMatchObject({ note: 'Sold out', isFree: false, canWait: true });
  });

  it('has started when it can no longer be booked today, and is closed on a later day', () => {
    expect(offerOf(slot(0, false), 1, true)).toMatchObject({ note: 'Started', isFree: false });
    expect(offerOf(slot(0, false), 1, false)).toMatchObject({ note: 'Closed', isFree: false });
  });
});

describe('a chosen time', () => {
  it('is kept while the party fits, however the time is written', () => {
    expect(lostChoice([slot(18)], '14:30:00', 2)).toBeUndefined();
  });

  it('is lost when the party grows beyond what is left', () => {
    expect(lostChoice([slot(19)], '14:30', 2)).toBe('has only 1 seat left');
  });

  it('is lost when somebody else takes the last seats', () => {
    expect(lostChoice([slot(20)], '14:30', 2)).toBe('is sold out');
  });

  it('is kept while its seats are held for the visitor', () => {
    expect(lostChoice([{ ...slot(20), heldSeats: 3 }], '14:30', 3)).toBeUndefined();
    expect(lostChoice([{ ...slot(20), heldSeats: 3 }], '14:30', 4)).toBe('is sold out');
  });

  it('is lost when the date does not offer it', () => {
    expect(lostChoice([slot(0)], '15:15', 2)).toBe('is not offered on this date');
  });
});
