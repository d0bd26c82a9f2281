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

describe('a shell', () => {
  const older = aShell({ build: 'cccccccccc' });
  const newer = aShell({ build: 'dddddddddd' });
  const host = live(newer, { lastGood: older });
  const requesting = (id: string) => pin([host, live(stable)], { ...visit('/experiences'), shell: id });

  it('has the one before to stand in for it', () => {
    expect(pin([host, live(stable)], visit('/experiences'))).toMatchObject({ shell: newer, shellBefore: older });
    expect(pin([shell, live(stable)], visit('/experiences'))?.shellBefore).toBeUndefined();
  });

  it('gives way to the one before where that is requested, and to no other', () => {
    expect(requesting(older.id)).toMatchObject({ shell: older, isStandIn: true });
    expect(requesting(older.id)?.shellBefore).toBeUndefined();
    expect(requesting('shell_eeeeeeeeee')).toMatchObject({ shell: newer, shellBefore: older });
  });

  it('stands in as the stable one where a candidate does not start', () => {
    const tried = live(older, { candidate: newer, percent: 10, lastGood: aShell({ build: 'eeeeeeeeee' }) });
    expect(pin([tried], visit('/login', 5))).toMatchObject({ shell: newer, shellBefore: older });
  });

  it('that was forced past the gate costs no front: the one that more of them fit takes its place', () => {
    const skewed = live(aShell({ build: 'dddddddddd', provides: { react: '20.0.0' } }), { lastGood: older });
    expect(pin([skewed, live(stable)], visit('/experiences'))).toMatchObject({ shell: older });
    const alone = aRelease({ app: 'mfe-lamps', needs: { react: '^99.0.0' }, routes: ['/lamps'] });
    expect(pin([host, live(stable), live(alone)], visit('/experiences'))).toMatchObject({ shell: newer });
  });
});
