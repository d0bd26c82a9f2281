import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PictureIndexes } from './picture-indexes.js';
import { seedPictures } from './seed-pictures.js';
import { type ThrowAwayBucket, throwAwayBucket } from './testing/throw-away-bucket.js';

const [art, DATA_DIR] = [mkdtempSync(join(tmpdir(), 'art-')), mkdtempSync(join(tmpdir(), 'data-'))];
let store: ThrowAwayBucket;

const draw = (name: string, content: string) => {
  mkdirSync(join(art, 'venues', 'boston'), { recursive: true });
  writeFileSync(join(art, 'venues', 'boston', name), content);
};

beforeAll(async () => {
  store = await throwAwayBucket();
  draw('main.jpg', 'a harbor');
  draw('index.json', '{"main": {"blur": "x", "width": 1600}}');
});
afterAll(async () => {
  await store.close();
  for (const folder of [art, DATA_DIR]) rmSync(folder, { recursive: true });
});

describe('pictures of an image', () => {
  it('come into the bucket, once, and again those that were drawn anew', async () => {
    expect(await seedPictures({ DATA_DIR, S3_URL: store.url }, art)).toBe(2);
    expect(await seedPictures({ DATA_DIR, S3_URL: store.url }, art)).toBe(0);
    draw('main.jpg', 'a harbor at night');
    expect(await seedPictures({ DATA_DIR, S3_URL: store.url }, art)).toBe(1);
    expect((await store.bucket.read('media/art/venues/boston/main.jpg'))?.toString()).toBe('a harbor at night');
  });

  it('are known to a process whose disk has none of them', async () => {
    const indexes = new PictureIndexes({ DATA_DIR, S3_URL: store.url });
    const url = '/media/art/venues/boston/main.jpg';
    const known =
      (await indexes.hintOf(url)) ??
      (await new Promise((resolve) => {
        indexes.onChange(() => resolve(indexes.hintOf(url)));
      }));
    expect(known).toEqual({ blur: 'x', width: 1600 });
    await indexes.close();
  });

  it('come onto the disk where there is no bucket', async () => {
    expect(await seedPictures({ DATA_DIR }, art)).toBe(2);
    expect(readFileSync(join(DATA_DIR, 'media', 'art', 'venues', 'boston', 'main.jpg'), 'utf8')).toContain('night');
  });
});
