import { describe, expect, it } from '@jest/globals';
import { pin } from '../../domain/pin.js';
import { aRelease, aShell, live } from '../../testing/builders.js';
import { isReporting } from './is-reporting.js';

const candidate = aRelease({ build: 'bbbbbbbbbb' });
const snapshot = [live(aShell()), live(aRelease(), { candidate, percent: 10 })];
const documentAt = (place: number) => {
  const pinned = pin(snapshot, { path: '/experiences', place: () => place });
  if (!pinned) throw new Error('A shell is live here.');
  return pinned;
};
const reports = (place: number, share: number, isBuilding = false) =>
  isReporting(documentAt(place), { snapshot, isBuilding }, share);

describe('a document', () => {
  it('reports where it has a candidate, however small the share of the others is', () => {
    expect([reports(5, 0), reports(50, 0), reports(50, 1)]).toEqual([true, false, true]);
  });

  it('reports nothing of releases that are being built', () => {
    expect(reports(5, 1, true)).toBe(false);
  });
});
