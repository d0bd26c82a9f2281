import { describe, expect, it } from '@jest/globals';
import { originalEnds, publishedEnds, type UploadOutcome } from './orphans.js';

const hour = 3_600_000;
const day = 24 * hour;
const at = new Date('2026-10-01T12:00:00Z');
const later = new Date('2026-11-01T12:00:00Z');
const fate = (more: Partial<UploadOutcome>): UploadOutcome => ({
  ...{ status: 'ready', finishedAt: later, replacedAt: null, url: '/media/up/1/main.jpg' },
  ...more,
});

describe('a file as it was sent', () => {
  it('stays as long as its work is before it', () => {
    expect(originalEnds(fate({ status: 'stored', finishedAt: null }), at)).toBe(Number.POSITIVE_INFINITY);
    expect(originalEnds(fate({ status: 'processing', finishedAt: null }), at)).toBe(Number.POSITIVE_INFINITY);
  });

  it('can be tried again for a week from when it failed, however long it waited', () => {
    expect(originalEnds(fate({ status: 'failed' }), at)).toBe(later.getTime() + 7 * day);
  });

  it('goes once it was drawn, or when nobody knows it', () => {
    expect([originalEnds(fate({}), at), originalEnds(undefined, at)]).toEqual(Array(2).fill(at.getTime() + 2 * hour));
  });
});

describe('what was made of a file, and is shown nowhere', () => {
  const here = { url: '/media/up/1/', at };

  it('is kept for thirty days from when it was replaced, however old it is', () => {
    expect(publishedEnds(fate({ replacedAt: later }), here)).toBe(later.getTime() + 30 * day);
  });

  it('stays while nobody has noted that it was replaced', () => {
    expect(publishedEnds(fate({}), here)).toBe(Number.POSITIVE_INFINITY);
  });

  it('counts from when it was made where nobody ever saw it', () => {
    expect(publishedEnds(undefined, here)).toBe(at.getTime() + 30 * day);
    expect(publishedEnds(fate({ url: '/media/up/1.other/main.jpg' }), here)).toBe(at.getTime() + 30 * day);
  });

  it('stays while the work on it is not over', () => {
    expect(publishedEnds(fate({ status: 'processing', url: null }), here)).toBe(Number.POSITIVE_INFINITY);
  });
});
