import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import request from 'supertest';
import { type ThrowAwayBucket, throwAwayBucket } from '../../../../platform/storage/testing/throw-away-bucket.js';
import { BroughtReleases } from '../../persistence/brought-releases.js';
import { BucketReleases } from '../../persistence/bucket-releases.js';
import { aRelease } from '../../testing/builders.js';
import { FilesSide } from '../../testing/files-side.js';
import { FrontendsApp } from '../../testing/frontends-app.js';

const bytes = Buffer.from('export const lantern = "lit";\n'.repeat(40));
const forms = new Map([
  ['entry.js', bytes],
  ['entry.js.br', brotliCompressSync(bytes)],
  ['entry.js.gz', gzipSync(bytes)],
]);
const sri = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
const file = { path: 'entry.js', size: bytes.length, br: forms.get('entry.js.br')?.length ?? 0, sri };
const release = (build: string) => aRelease({ build, integrity: sri, files: [file], first: {} });
const [first, second] = [release('aaaaaaaaaa'), release('bbbbbbbbbb')];

let store: ThrowAwayBucket;
let api: FrontendsApp;
let web: FilesSide;
const webDir = mkdtempSync(join(tmpdir(), 'web-'));
const publish = async (record: typeof first) => {
  for (const name of (await api.post('/api/fronts/releases', record).expect(200)).body.missing)
    await api.put(record, name, forms.get(name) ?? Buffer.of()).expect(204);
  return (await api.post('/api/fronts/releases', record).expect(200)).body.missing;
};
const get = ({ build }: typeof first, accepts = 'br') =>
  request(web.server).get(`/r/mfe-catalog/${build}/entry.js`).set('Accept-Encoding', accepts);

beforeAll(async () => {
  store = await throwAwayBucket();
  api = await FrontendsApp.start({ RELEASES_URL: store.url });
  web = await FilesSide.start({ ...api.settings, DATA_DIR: webDir });
});
afterAll(async () => {
  await web.stop();
  await api.stop();
  await store.close();
  rmSync(webDir, { recursive: true, force: true });
});

describe('a release with RELEASES_URL', () => {
  it('is published into the bucket, and not onto the disk', async () => {
    expect(await publish(first)).toEqual([]);
    expect(await store.keys()).toEqual(
      ['entry.js', 'entry.js.br', 'entry.js.gz', 'release.json'].map(
        (name) => `releases/mfe-catalog/aaaaaaaaaa/${name}`,
      ),
    );
    expect(existsSync(join(api.settings.DATA_DIR, 'releases'))).toBe(false);
    await api.put(first, 'entry.js', Buffer.from('other bytes')).expect(400);
  });

  it('is sent to visitors as from a disk: the smallest form, for good, and only what its record names', async () => {
    const answer = await get(first).expect(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
    expect((await get(first, 'gzip').expect(200)).text).toBe(bytes.toString());
    await request(web.server).get('/r/mfe-catalog/aaaaaaaaaa/release.json').expect(400);
    await request(web.server).get('/r/mfe-catalog/aaaaaaaaaa/other.js').expect(404);
    await get(release('dddddddddd')).expect(404);
    expect(readdirSync(join(webDir, 'web/releases/mfe-catalog/aaaaaaaaaa')).sort()).toEqual([
      'entry.js.br',
      'entry.js.gz',
      'release.json',
    ]);
  });

  it('does not come where the bucket has other bytes than were published', async () => {
    await publish(second);
    await store.bucket.write('releases/mfe-catalog/bbbbbbbbbb/entry.js.br', brotliCompressSync(Buffer.from('stolen')));
    await get(second).expect(404);
    expect((await get(second, 'gzip').expect(200)).text).toBe(bytes.toString());
  });

  it('leaves the disk of the web process when others are asked for, the longest unused first', async () => {
    const small = new BroughtReleases(
      { DATA_DIR: join(webDir, 'small') } as never,
      new BucketReleases(store.url),
      2 * bytes.length,
    );
    const isHere = (build: string) => existsSync(join(small.root, 'mfe-catalog', build, 'entry.js'));
    await small.bring(first, 'entry.js', []);
    expect(isHere(first.build)).toBe(true);
    await small.bring(second, 'entry.js', []);
    expect([isHere(first.build), isHere(second.build)]).toEqual([false, true]);
  });

  it('goes from the bucket once it is collected', async () => {
    const aged = "update frontends.releases set published_at = now() - interval '31 days' where id = $1";
    await api.part(pg.Pool).query(aged, [first.id]);
    const { body } = await api.post('/api/fronts/releases/collect', { dryRun: false }).expect(200);
    expect(body).toEqual({ releases: [first.id], bytes: expect.any(Number) });
    expect(body.bytes).toBeGreaterThan(bytes.length);
    expect(await store.keys('releases/mfe-catalog/aaaaaaaaaa')).toEqual([]);
    expect((await store.keys('releases/mfe-catalog/bbbbbbbbbb')).length).toBe(4);
  });

  it('is still sent from what was brought while the bucket is away; what was not is unavailable', async () => {
    await store.close();
    await get(second, 'gzip').expect(200);
    await get(release('cccccccccc')).expect(503);
  });
});
