import { describe, expect, it } from '@jest/globals';
import { laterOf, ONLY_PRIMARY, readLogPosition, writeLogPosition } from './log-position.js';

describe('a position of the log', () => {
  it.each(['0/0', '16/B374D848', 'FFFFFFFF/FFFFFFFF'])('is read and written as PostgreSQL does: %s', (text) => {
    expect(writeLogPosition(readLogPosition(text) ?? -1n)).toBe(text);
  });

  it('is later where its first half is larger, whatever the second says', () => {
    const [before, after] = [readLogPosition('F/FFFFFFFF') ?? 0n, readLogPosition('10/0') ?? 0n];
    expect(laterOf(before, after)).toBe(after);
    expect(laterOf(ONLY_PRIMARY, after)).toBe(ONLY_PRIMARY);
  });

  it.each([undefined, '', '16', '16/', '/1', '1/2/3', 'G/1', '123456789/0'])('is none: %s', (text) => {
    expect(readLogPosition(text)).toBeUndefined();
  });
});
