import { describe, expect, it } from '@jest/globals';
import { countOf, type TillLine, type TillShift } from './till-shift.js';

const at = (time: string) => new Date(`2026-11-28T${time}:00Z`);
const shift: TillShift = {
  ...{ id: 's', venueId: 1, userId: 4, openedAt: at('14:00'), float: 15_000, closedAt: null, counted: null },
};
const line = (time: string, amount: number, more: Partial<TillLine> = {}): TillLine => ({
  ...{ at: at(time), userId: 4, what: 'booking', reference: 'NL-7K4M2QXD', paidWith: 'cash', amount },
  ...more,
});

describe('a shift at the till', () => {
  it('should have the float and the cash of its person in its drawer, less what went back', () => {
    const others = [line('15:00', 5_600, { paidWith: 'card' }), line('15:30', 5_000, { paidWith: 'voucher' })];
    const lines = [line('14:10', 7_208), ...others, line('16:00', -3_604)];
    const taken = { cash: 3_604, card: 5_600, voucher: 5_000 };
    expect(countOf(shift, lines)).toEqual({ ...taken, expected: 18_604, difference: null });
  });

  it('has nothing of others, nor of before it began and after it ended', () => {
    const closed = { ...shift, closedAt: at('18:00'), counted: 15_000 };
    const lines = [line('13:59', 100), line('18:01', 100), line('15:00', 100, { userId: 5 })];
    expect(countOf(closed, lines)).toMatchObject({ cash: 0, expected: 15_000, difference: 0 });
  });

  it('says what is missing, and what is too much', () => {
    const counted = (cents: number) =>
      countOf({ ...shift, closedAt: at('18:00'), counted: cents }, [line('15:00', 7_208)]).difference;
    expect([counted(22_208), counted(22_108), counted(22_308)]).toEqual([0, -100, 100]);
  });
});
