import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { capitalized, cutText, decodeText, encodeText, shortText } from './text.js';

/** What people type, and what they do not: emoji, flags, accents, other directions, halves of pairs, percent signs. */
const oddTexts = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '%',
        '50%',
        '%E0%A4',
        '👨‍👩‍👧‍👦',
        '🇺🇸',
        '👍🏽',
        'é',
        '\uD83D',
        '\uDE00',
        'שלום',
        '\u202E',
        '\u0000',
        '#',
        '…',
        ' ',
      ),
    ),
  )
  .map((parts) => parts.join(''));

describe('a text that is cut', () => {
  it.each([
    ['Northlight', 5, 'North'],
    [`${'a'.repeat(79)}😀.jpg`, 80, 'a'.repeat(79)],
    ['We 👨‍👩‍👧‍👦', 8, 'We '],
    ['ok 👍🏽', 5, 'ok '],
    ['🇺🇸🇨🇦', 6, '🇺🇸'],
    ['cafe\u0301s', 4, 'caf'],
    ['👨‍👩‍👧‍👦', 4, '👨\u200D'],
    ['é', 1, 'é'],
  ])('ends between characters: %j, at most %d long', (text, most, expected) => {
    expect(cutText(text, most)).toBe(expected);
  });

  it('says that there was more', () => {
    expect([shortText('Northlight', 5), shortText('North', 5)]).toEqual(['North…', 'North']);
  });

  it('is a beginning, short enough, and as whole as the text was', () => {
    fc.assert(
      fc.property(oddTexts, fc.nat(40), (text, most) => {
        const cut = cutText(text, most);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(most);
        if (text.isWellFormed()) expect(cut.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('a text in an address', () => {
  it('is encoded and decoded without an error, whatever it is', () => {
    fc.assert(
      fc.property(oddTexts, (text) => {
        expect(decodeText(encodeText(text))).toBe(text.toWellFormed());
        expect(typeof decodeText(text)).toBe('string');
      }),
    );
  });

  it('is left as it stands there when it is not encoded well', () => {
    expect([decodeText('50%'), decodeText('50%25')]).toEqual(['50%', '50%']);
  });
});

describe('a text that begins a line', () => {
  it('has a capital, also where that is two units long', () => {
    expect([capitalized('user'), capitalized(''), capitalized('𐐨x')]).toEqual(['User', '', '𐐀x']);
  });
});
