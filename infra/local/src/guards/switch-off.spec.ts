import { describe, expect, it } from '@jest/globals';
import { drop } from './guard.js';
import { verdictOn } from './switch-off.js';

const guard = { name: 'no more than there is', file: 'sell.ts', off: [drop], spec: 'sell.spec.ts', story: 'is full' };
const sold = {
  fullName: 'a slot is full',
  status: 'failed',
  failureMessages: ['Error: expect(received).toBe(expected)'],
};
const crashed = { ...sold, failureMessages: ["TypeError: Cannot read properties of undefined (reading 'left')"] };
const unknown = { ...sold, failureMessages: ['ReferenceError: seat is not defined'] };
const elsewhere = { ...sold, fullName: 'a slot is open' };

describe('a guard that is switched off', () => {
  const verdict = (stories: readonly (typeof sold)[], its = guard) =>
    verdictOn(its, { name: guard.name, stories }, 'what Jest said');

  it('is noticed by the story that stands for it', () => {
    expect(verdict([elsewhere, sold]).caughtBy).toBe('a slot is full');
  });

  it('is not noticed by another story, or by none', () => {
    expect(verdict([elsewhere])).toMatchObject({
      caughtBy: undefined,
      instead: 'other stories failed: a slot is open',
    });
    expect(verdict([{ ...sold, status: 'passed' }]).instead).toBe('every story was told as ever');
  });

  it('is not noticed where what became of it only crashes, unless that is what it keeps from happening', () => {
    expect(verdict([crashed])).toMatchObject({ caughtBy: undefined, instead: expect.stringContaining('only crashed') });
    expect(verdict([crashed, { ...sold, fullName: 'a slot is full, too' }]).caughtBy).toBe('a slot is full, too');
    expect(verdict([crashed], Object.assign({ crashes: true as const }, guard)).caughtBy).toBe('a slot is full');
  });

  it('is not noticed where what became of it is no program, or nothing was told', () => {
    expect(verdict([sold, unknown])).toMatchObject({
      caughtBy: undefined,
      instead: expect.stringContaining('not run'),
    });
    expect(verdictOn(guard, undefined, 'what Jest said').instead).toBe('what Jest said');
  });
});
