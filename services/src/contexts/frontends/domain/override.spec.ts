import { expect, it } from '@jest/globals';
import { aRelease, aShell, live } from '../testing/builders.js';
import { overridden } from './override.js';
import { pin } from './pin.js';

const next = aRelease({ build: 'bbbbbbbbbb' });
const fresh = aRelease({ app: 'mfe-events', routes: ['/events'] });
const snapshot = [live(aShell()), live(aRelease(), { killed: true, lastGood: aRelease({ build: 'cccccccccc' }) })];
const pinned = (path: string) => pin(overridden(snapshot, [next, fresh]), { path, place: () => 0 });

it('shows releases in place of what is live or switched off, with nothing to fall back to', () => {
  expect(pinned('/experiences')?.fronts.find(({ app }) => app === 'mfe-catalog')).toMatchObject({
    release: { id: next.id },
  });
  expect(pinned('/experiences')?.fronts.every(({ lastGood }) => lastGood === undefined)).toBe(true);
  expect(pinned('/experiences')?.shell.id).toBe(aShell().id);
});

it('shows a front of which nothing is live yet', () => {
  expect(pinned('/events')).toMatchObject({ here: fresh, isOwned: true });
});
