import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Settings } from '../../../platform/config/settings.js';
import { type ThrowAwayBucket, throwAwayBucket } from '../../../platform/storage/testing/throw-away-bucket.js';
import { aRelease } from '../testing/builders.js';
import { SourceMaps } from './source-maps.js';

const map = Buffer.from(
  JSON.stringify({ version: 3, sources: ['./src/price.tsx'], names: ['Price'], mappings: 'AAAAA' }),
);
const sri = `sha256-${createHash('sha256').update(map).digest('base64')}`;
const release = aRelease({ maps: [{ path: 'page.js.map', size: map.length, sri }] });
const stack = `at Price (/r/${release.app}/${release.build}/page.js:1:1)`;

let store: ThrowAwayBucket;
const disks = ['one', 'other'].map((name) => mkdtempSync(join(tmpdir(), `${name}-`)));
/** A process with a disk of its own. */
const onDisk = (nth: number, RELEASES_URL?: string) =>
  new SourceMaps({ DATA_DIR: disks[nth], RELEASES_URL } as Settings);

beforeAll(async () => {
  store = await throwAwayBucket();
});
afterAll(async () => {
  await store.close();
  for (const disk of disks) rmSync(disk, { recursive: true });
});

describe('source maps with RELEASES_URL', () => {
  it('are found by each process, whichever was sent them, until the release goes', async () => {
    const [sent, other] = [onDisk(0, store.url), onDisk(1, store.url)];
    expect(await other.missing(release)).toEqual(['page.js.map.gz']);
    await sent.put(release, 'page.js.map.gz', gzipSync(map));
    expect(await other.missing(release)).toEqual([]);
    expect(await other.framesOf(stack)).toEqual([
      { text: expect.stringContaining('src/price.tsx:1:1'), isMapped: true },
    ]);
    expect(await other.bytesOf(release)).toBe(gzipSync(map).length);
    expect(disks.map((disk) => existsSync(join(disk, 'release-maps')))).toEqual([false, false]);
    await other.remove(release);
    expect(await sent.missing(release)).toEqual(['page.js.map.gz']);
    await Promise.all([sent, other].map((maps) => maps.onApplicationShutdown()));
  });
});

describe('source maps without it', () => {
  it('lie on the disk', async () => {
    const maps = onDisk(0);
    await maps.put(release, 'page.js.map.gz', gzipSync(map));
    expect(existsSync(join(String(disks[0]), 'release-maps', release.app, release.build, 'page.js.map.gz'))).toBe(true);
    expect((await maps.framesOf(stack))[0]?.isMapped).toBe(true);
    await maps.onApplicationShutdown();
  });
});
