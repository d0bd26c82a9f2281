import { describe, expect, it } from '@jest/globals';
import { readableAlphabet } from '../../../platform/kernel/readable-code.js';
import { codeBytes, ledgerOf } from './voucher-code.js';

const codeOf = (first: string) => first + 'K'.repeat(codeBytes - 1);

describe('the ledger of a voucher', () => {
  it('is known from the first letter of its code, for ever', () => {
    const ledgers = [...readableAlphabet].map((letter) => ledgerOf(codeOf(letter)));
    expect(ledgers.join(' ')).toBe('-1 -2 -3 -4 -5 -6 -7 -8 -1 -2 -3 -4 -5 -6 -7 -8 -1 -2 -3 -4 -5 -6 -7 -8 -1 -2');
  });

  it('is none where the code is none', () => {
    for (const typed of ['', codeOf('0'), codeOf('K').slice(1), `${codeOf('K')}K`])
      expect(ledgerOf(typed)).toBeUndefined();
  });
});
