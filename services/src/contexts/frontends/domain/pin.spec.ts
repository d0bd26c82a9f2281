import { describe, expect, it } from '@jest/globals';
import { aRelease, aShell, live } from '../testing/builders.js';
import { pin } from './pin.js';
import type { LiveFront } from './snapshot.js';

const shell = live(aShell());
const stable = aRelease();
const candidate = aRelease({ build: 'bbbbbbbbbb' });
const visit = (path: string, place = 99) => ({ path, place: () => place });

const frontFor = (front: LiveFront, place?: number) => pin([shell, front], visit('/experiences', place))?.fronts[0];

describe('a document', () => {
  it('cannot be made before a shell is live', () => {
    expect(pin([live(stable)], visit('/experiences'))).toBeUndefined();
  });

  it('is owned by the front, by the shell, or by nobody', () => {
    const snapshot = [shell, live(stable)];
    expect(pin(snapshot, visit('/experiences'))).toMatchObject({
      here: stable,
      pattern: '/experiences',
      isOwned: true,
    });
    expect(pin(snapshot, visit('/login'))).toMatchObject({ isOwned: true });
    expect(pin(snapshot, visit('/login'))?.here).toBeUndefined();
    expect(pin(snapshot, visit('/elsewhere'))).toMatchObject({ pattern: undefined, isOwned: false });
  });
});

describe('a candidate for ten in a hundred', () => {
  const front = live(stable, { candidate, percent: 10, lastGood: aRelease({ build: 'cccccccccc' }) });

  it('is pinned for who stands below ten, with the stable release to fall back to', () => {
    expect(frontFor(front, 9.99)).toMatchObject({ release: { id: candidate.id }, lastGood: { id: stable.id } });
  });

  it('is not pinned for anybody else', () => {
    expect(frontFor(front, 10)).toMatchObject({ release: { id: stable.id }, lastGood: { id: 'catalog_cccccccccc' } });
  });
});

describe('a front whose release fails', () => {
  const older = aRelease({ build: 'cccccccccc' });
  const fallBack = (needs: Record<string, string>) => frontFor(live(stable, { lastGood: { ...older, needs } }));

  it('has the one before to fall back to, unless the shell no longer brings what that needs', () => {
    expect(fallBack({ react: '^18.0.0 || ^19.0.0' })).toMatchObject({ lastGood: { id: older.id } });
    expect(fallBack({ react: '^18.0.0' })).not.toHaveProperty('lastGood');
  });
});

describe('a front that is switched off', () => {
  it('keeps its paths and pins no release', () => {
    const off = live(stable, { killed: true });
    expect(frontFor(off)).toEqual({ app: 'mfe-catalog', routes: ['/experiences'] });
    expect(pin([shell, off], visit('/experiences'))?.here).toBeUndefined();
  });
});
