import { describe, expect, it } from '@jest/globals';
import { drop, part, sql } from './guard.js';
import { mutate } from './mutate.js';

const text = `
/** Sells seats. */
export function sell(seats: number, left: number) {
  // guard: no more than there is
  if (seats > left) throw new Error('full');
  // guard: at the second
  return at <= new Date(until) && isOpen(seats) ? [seats, left] : [];
}

const steps = {
  // guard: held for good
  until: null,
  rows: 'select 1 for update',
};

// guard: locked
/** Reads it. */
export const read = () => query('select 1 for update');
`;

describe('a guard that is switched off', () => {
  it.each([
    ['no more than there is', drop, ["throw new Error('full');", '']],
    ['held for good', drop, ['until: null,', '']],
    ['at the second', part('BinaryExpression', '$left < $right'), ['at <= new Date(until)', 'at < new Date(until)']],
    ['at the second', part('LogicalExpression', '$right'), ['at <= new Date(until) && isOpen(seats)', 'isOpen(seats)']],
    ['at the second', part('CallExpression', '$callee($0 + 1)'), ['isOpen(seats)', 'isOpen(seats + 1)']],
    ['at the second', part('ArrayExpression', '[$1]'), ['[seats, left]', '[left]']],
    ['locked', sql(' for update', ''), ["query('select 1 for update')", "query('select 1')"]],
  ] as const)('is changed where its comment stands: %s', (name, mutation, [before, after]) => {
    const mutant = mutate(text, { name, off: [mutation] });
    expect(mutant).toContain(after);
    expect(mutant).not.toContain(before);
  });

  it('stays the same guard when what it is made of gets other names', () => {
    const renamed = text.replaceAll('seats', 'places').replaceAll('left', 'free');
    expect(mutate(renamed, { name: 'no more than there is', off: [drop] })).not.toContain("Error('full')");
  });

  it.each([
    ['whose comment is gone', 'nothing', drop],
    ['without the part that it is about', 'held for good', part('CallExpression', '')],
    ['without its SQL', 'locked', sql('skip locked', '')],
  ])('is named when it cannot be: one %s', (_, name, mutation) => {
    expect(() => mutate(text, { name, off: [mutation] })).toThrow(/there/);
  });
});
