import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { seedPictures } from '../../../../platform/storage/seed-pictures.js';
import { type ThrowAwayBucket, throwAwayBucket } from '../../../../platform/storage/testing/throw-away-bucket.js';
import { FilesSide } from '../../testing/files-side.js';
import { FrontendsApp } from '../../testing/frontends-app.js';

let store: ThrowAwayBucket;
let api: FrontendsApp;
let web: FilesSide;
const [art, webDir] = [mkdtempSync(join(tmpdir(), 'art-')), mkdtempSync(join(tmpdir(), 'web-'))];

beforeAll(async () => {
  mkdirSync(join(art, 'site'));
  writeFileSync(join(art, 'site', 'hero.jpg'), 'a lantern');
  store = await throwAwayBucket();
  api = await FrontendsApp.start({ S3_URL: store.url });
  await seedPictures({ DATA_DIR: webDir, S3_URL: store.url }, art);
  web = await FilesSide.start({ ...api.settings, DATA_DIR: webDir });
});
afterAll(async () => {
  await web.stop();
  await api.stop();
  await store.close();
  for (const folder of [art, webDir]) rmSync(folder, { recursive: true, force: true });
});

describe('pictures of the site where no disk has them', () => {
  it('come from the bucket, for an hour, and nothing else of it does', async () => {
    const { body, headers } = await request(web.server).get('/media/art/site/hero.jpg').expect(200);
    expect(String(body)).toBe('a lantern');
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' });
    await store.bucket.write('uploads/originals/secret.jpg', Buffer.from('as it was sent'));
    for (const path of ['art/site/other.jpg', 'art.json', 'art/../../uploads/originals/secret.jpg', 'art/site/', ''])
      await request(web.server).get(`/media/${path}`).expect(404);
  });

  it('come from the disk once they are there', async () => {
    mkdirSync(join(webDir, 'media', 'art', 'site'), { recursive: true });
    writeFileSync(join(webDir, 'media', 'art', 'site', 'hero.jpg'), 'a lantern here');
    const { body } = await request(web.server).get('/media/art/site/hero.jpg').expect(200);
    expect(String(body)).toBe('a lantern here');
  });
});
