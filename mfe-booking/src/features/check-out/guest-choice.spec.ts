import { describe, expect, it } from '@jest/globals';
import { aVisitToBook } from '../../testing/order-builders.ts';
import { guestsIn } from './guest-choice.ts';

const first = { ...aVisitToBook, lineId: 'first', quantity: 3 };
const second = { ...aVisitToBook, lineId: 'second', quantity: 2 };
const chosen = new Map([
  ['first', 2],
  ['second', 1],
]);
const guests = (lines: readonly (typeof first)[], left: number) => {
  const { of, most } = guestsIn(lines, chosen, left);
  return lines.map((line) => [of(line), most(line)]);
};

describe('guests of visits in a cart', () => {
  it('are as many as were chosen, while there are passes', () => {
    expect(guests([first, second], 4)).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(guests([first, second], 2)).toEqual([
      [2, 2],
      [0, 0],
    ]);
    expect(guests([first, second], 0)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('are fewer than the tickets, and none of a family pack', () => {
    expect(guests([{ ...first, quantity: 1 }, second], 4)).toEqual([
      [0, 0],
      [1, 1],
    ]);
    const family = { ...first, quantity: 4, visit: { ...first.visit, ticketType: 'family' as const } };
    expect(guests([family], 4)).toEqual([[0, 0]]);
  });
});
