import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { until } from '../../../test/until.js';
import { Bucket } from '../../platform/storage/bucket.js';
import { type ThrowAwayBucket, throwAwayBucket } from '../../platform/storage/testing/throw-away-bucket.js';
import { MediaVault } from './persistence/media-vault.js';
import { type MediaHouse, mediaHouse, one } from './testing/media-house.js';
import { glass, noise } from './testing/pictures.js';

let store: ThrowAwayBucket;
let house: MediaHouse;

beforeAll(async () => {
  store = await throwAwayBucket();
  house = await mediaHouse({ s3Url: store.url });
}, 90_000);
afterAll(async () => {
  await house.close();
  await store.close();
});

const nameOf = (url: string): string => /^\/media\/up\/([^/]+)\//.exec(url)?.[1] ?? '';
const part = <Part>(type: abstract new (...needs: never[]) => Part): Part =>
  house.app.get(type as never, { strict: false });

const unavailable = { code: 'UNAVAILABLE' };

describe('a server of S3', () => {
  it('is told from an empty bucket when it has none of this name: nothing that is sent there is lost', async () => {
    const nowhere = new Bucket(store.url.replace('pictures', 'elsewhere'));
    await expect(nowhere.put('main.jpg', 'package.json')).rejects.toMatchObject(unavailable);
    await expect(nowhere.open('main.jpg', {})).rejects.toMatchObject(unavailable);
    await expect(store.bucket.open('main.jpg', {})).resolves.toMatchObject({ status: 404 });
    await nowhere.close();
  });

  it('is given up when it takes a call and then says nothing', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const timeouts = { connectionTimeout: 1_000, socketTimeout: 50 };
    const bucket = new Bucket(`http://127.0.0.1:${port}/pictures`.replace('//', '//key:secret@'), timeouts);
    await expect(bucket.has('main.jpg')).rejects.toMatchObject(unavailable);
    await expect(bucket.put('main.jpg', 'package.json')).rejects.toMatchObject(unavailable);
    await bucket.close();
    silent.close();
  });
});

describe('a file that cannot be read', () => {
  it('is told so by who brings it, and nothing else notices', async () => {
    await expect(store.bucket.put('main.jpg', house.folder)).rejects.toThrow('EISDIR');
    expect(await store.keys()).not.toContain('main.jpg');
  });
});

describe('a picture that is kept in a bucket', () => {
  it('is safe there before the answer, and is shown once and whole after its worker died', async () => {
    const first = await house.worker({ SPEC_LOCK_MS: '2000' });
    const { status, body } = await house.send('/api/upload/experience/1', one(await noise(1200, 900)));
    const { uploadId } = body;
    expect([status, await store.keys('uploads/')]).toEqual([202, [`uploads/originals/${uploadId}`]]);
    await until(async () => (await house.upload(uploadId)).progress > 5);
    const dead = once(first, 'exit');
    first.kill('SIGKILL');
    await dead;

    await house.worker({ SPEC_LOCK_MS: '2000' });
    expect(await house.ends(uploadId)).toEqual(['ready', null]);
    const { imageUrl } = await house.experience();
    expect(nameOf(imageUrl)).toMatch(new RegExp(`^${uploadId}\\.`));
    const shown = await store.keys(`media/up/${nameOf(imageUrl)}/`);
    expect([shown.length, shown]).toEqual([16, expect.arrayContaining([imageUrl.slice(1)])]);
    expect([await store.keys('uploads/'), await house.files('uploads')]).toEqual([[], []]);
  }, 180_000);

  it('gets out of the way of what was made of it before, and of nothing else, every night', async () => {
    const vault = part(MediaVault);
    const shown = nameOf((await house.experience()).imageUrl);
    const { body } = await house.send('/api/upload/product/1', one(await glass()));
    expect(await house.ends(body.uploadId)).toEqual(['ready', null]);
    const late = await vault.makeTempDir(shown.slice(0, 36), 'late');
    const second = await vault.publish(late);
    expect(second.name).not.toBe(shown);
    await store.bucket.put(`media/up/${second.name}/main.jpg`, 'package.json');
    await store.bucket.put('uploads/originals/10000000-0000-4000-8000-000000000000', 'package.json');
    const before = await store.keys();

    const inFortyDays = { now: () => new Date(Date.now() + 40 * 86_400_000) };
    const { thrownAway } = await house.orphanCleanup(inFortyDays).process();
    expect(thrownAway).toBeGreaterThanOrEqual(2);
    const gone = before.filter((key) => key.includes(second.name) || key.startsWith('uploads/'));
    expect(await store.keys()).toEqual(before.filter((key) => !gone.includes(key)));
    expect(gone).toHaveLength(2);
  });

  it('is the poster of a film too, in every size where it was sent when there was one only', async () => {
    const id = '10000000-0000-4000-8000-000000000001';
    const file = join(house.folder, 'film.jpg');
    await writeFile(
      file,
      await sharp(await glass())
        .jpeg()
        .toBuffer(),
    );
    await store.bucket.put(`media/up/${id}/film.jpg`, file);
    await house.pool.query(
      `insert into media.uploads (id, target, target_id, by, file_name, type, bytes, status, url, created_at)
       values ($1, 'experience-gallery', 1, 1, 'film.mp4', 'video/mp4', 1, 'ready', $2, now())`,
      [id, `/media/up/${id}/film.mp4`],
    );
    await house.worker();
    await until(async () => (await store.keys(`media/up/${id}/`)).includes(`media/up/${id}/main.jpg`), 60);
    expect(await store.keys(`media/up/${id}/`)).toHaveLength(17);
  });

  it('is not taken while the bucket is away, and the answer says when to come again', async () => {
    await store.close();
    const answer = await house.send('/api/upload/product/2', one(await glass()));
    expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(await house.files('uploads')).toEqual([]);
  });
});
