import { describe, expect, it } from '@jest/globals';
import { sweptKinds } from '@northlight/contracts';
import { RetentionSweep } from './retention-sweep.js';
import { RetentionTerms } from './retention-terms.js';

const terms = new RetentionTerms();
const sweep = new RetentionSweep(terms, undefined as never, undefined as never);

describe('a process in which nothing forgets a kind of data', () => {
  it('says which, until each has something that does', () => {
    expect(() => sweep.mustApplyAll()).toThrow(`Nothing forgets what is past its term: ${sweptKinds.join(', ')}`);
    for (const kind of sweptKinds) terms.add({ kind, due: async () => [], forget: async () => undefined });
    expect(() => sweep.mustApplyAll()).not.toThrow();
  });
});
