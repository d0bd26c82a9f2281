import { describe, expect, it } from '@jest/globals';
import type { UploadStatus, UploadTarget, UploadView } from '@northlight/contracts';
import { shownOf } from './shown-uploads.ts';

const sent = '2026-11-22T12:00:00.000Z';
const now = Date.parse(sent) + 60_000;

const upload = (nth: number, status: UploadStatus): UploadView => ({
  ...{ uploadId: `${nth}`, target: 'venue-gallery', targetId: 1, fileName: `${nth}.jpg`, status, progress: 5 },
  ...{ reason: null, url: null, createdAt: sent },
});
const three = [upload(3, 'ready'), upload(2, 'failed'), upload(1, 'processing')];
const seen = (target: UploadTarget, more: { dismissed?: string[]; now?: number } = {}) =>
  shownOf(three, { target, dismissed: [], now, ...more }).map(({ uploadId }) => uploadId);

describe('files that were sent to a gallery', () => {
  it('are each told of until they are ready, whatever got ready after them', () => {
    expect(seen('venue-gallery')).toEqual(['2', '1']);
  });

  it('are put away by hand once they have failed, and by themselves after a day', () => {
    expect(seen('venue-gallery', { dismissed: ['2'] })).toEqual(['1']);
    expect(seen('experience-gallery', { now: now + 86_400_000 })).toEqual(['1']);
  });
});

describe('a picture of which there is one', () => {
  it('ends the story of those before it when it is ready', () => {
    expect(seen('product')).toEqual([]);
  });

  it('is told of while nothing newer is ready', () => {
    const shown = shownOf([upload(4, 'failed'), ...three], { target: 'membership', dismissed: [], now });
    expect(shown.map(({ uploadId }) => uploadId)).toEqual(['4']);
  });
});
