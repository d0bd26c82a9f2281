import { describe, expect, it } from '@jest/globals';
import { counted } from './batch.js';

const dates = {
  word: 'shifts',
  within: [
    { kind: 'shifts', id: '1-7' },
    { kind: 'shifts', id: 1 },
  ],
  startOf: (id: string) => id.slice(4),
};
const shift = (id: string, seats: number) => ({ subject: { kind: 'shift', id }, old: { seats }, new: { seats: 9 } });
const first = { subjectId: '1-7-march', old: { seats: 4 }, new: { seats: 9 } };

describe('an entry that counts', () => {
  it('says how many, from when to when, and what is the same for all', () => {
    const { of, old, new: now } = counted(first, shift('1-7-april', 4), dates);
    expect(of).toEqual({ kind: 'shifts', id: '1-7' });
    expect(old).toEqual({ seats: 4 });
    expect(now).toEqual({ shifts: 2, from: 'april', till: 'march', seats: 9 });
  });

  it('goes on counting, and says of what differs that it does', () => {
    const two = { subjectId: '1-7', old: { seats: 4 }, new: { shifts: 2, from: 'april', till: 'march', seats: 9 } };
    const { old, new: now } = counted(two, shift('1-7-may', 5), dates);
    expect(old).toEqual({ seats: 'various' });
    expect(now).toEqual({ shifts: 3, from: 'april', till: 'may', seats: 9 });
  });

  it('is about what holds all of them', () => {
    expect(counted({ ...first, subjectId: '1-70-march' }, shift('1-7-may', 4), dates).of.id).toBe(1);
    expect(counted({ ...first, subjectId: '1' }, shift('1-7-may', 4), dates).of.id).toBe(1);
  });

  it('has no old side where things are made', () => {
    expect(counted({ ...first, old: null }, { ...shift('1-7-may', 4), old: null }, dates).old).toBeNull();
  });
});
