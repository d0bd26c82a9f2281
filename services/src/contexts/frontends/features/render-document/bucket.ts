import { createHash } from 'node:crypto';

/**
 * Where a visitor stands among a hundred for this candidate, from 0 up to, not including, 100. The same on every visit;
 * so who is below 10 is below 20 too.
 */
export const placeAmongHundred = (candidateId: string, visitor: string): number =>
  (createHash('sha256').update(`${candidateId}:${visitor}`).digest().readUInt32BE(0) / 2 ** 32) * 100;
