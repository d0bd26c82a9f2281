import { expect, it } from '@jest/globals';
import { aRelease, aShell, live } from '../testing/builders.js';
import { brokenOnPurpose } from './break-on-purpose.js';
import { pin } from './pin.js';

const before = aRelease({ build: 'bbbbbbbbbb' });
const snapshot = [live(aShell()), live(aRelease(), { lastGood: before })];
const pinned = pin(snapshot, { path: '/experiences', place: () => 0 });
if (!pinned) throw new Error('A shell is live here.');

it('takes the entry of a release away, also from what the document asks for ahead, and leaves the one before', () => {
  const { fronts, here } = brokenOnPurpose(pinned, { 'mfe-catalog': 'entry' });
  const missing = '/r/mfe-catalog/aaaaaaaaaa/broken-on-purpose.js';
  expect(fronts[0]).toMatchObject({ fault: 'entry', release: { entry: missing }, lastGood: { entry: before.entry } });
  expect(here?.entry).toBe(missing);
});

it('leaves to the shell what is to throw once it is shown, and never breaks the shell', () => {
  const { fronts, here, shell } = brokenOnPurpose(pinned, { 'mfe-catalog': 'render', shell: 'entry' });
  expect(fronts[0]).toMatchObject({ fault: 'render', release: { entry: aRelease().entry } });
  expect([here?.entry, shell.entry]).toEqual([aRelease().entry, aShell().entry]);
});
