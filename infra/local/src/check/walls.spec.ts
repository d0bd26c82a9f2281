import { describe, expect, it } from '@jest/globals';
import { lawful, plants } from './planted-walls.js';
import { judge } from './walls.js';

const rules = [...new Set(plants.map(({ rule }) => rule))];
const caught = plants.map(({ rule, file }) => ({ from: file, rule: { name: rule } }));

describe('a trial of the walls', () => {
  it('passes when each planted violation was caught', () => {
    expect(judge(caught, rules)).toMatchObject({ passed: plants.length, failed: 0 });
  });

  it('fails when a wall let its violation through', () => {
    const { failed, output } = judge(caught.slice(1), rules);
    expect({ failed, output }).toEqual({
      failed: 1,
      output: 'domain-is-pure did not catch services/src/contexts/a/domain/impure.ts',
    });
  });

  it('fails when a wall was never tried', () => {
    expect(judge(caught, [...rules, 'new-wall']).output).toBe('new-wall has no planted violation in planted-walls.ts');
  });

  it('fails when a wall refuses what is lawful', () => {
    const unjust = { from: lawful[0]?.file ?? '', rule: { name: 'domain-is-pure' } };
    expect(judge([...caught, unjust], rules).failed).toBe(1);
  });
});
