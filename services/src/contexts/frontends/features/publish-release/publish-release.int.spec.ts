import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aRelease } from '../../testing/builders.js';
import { entryBytes, FrontendsApp, sendable } from '../../testing/frontends-app.js';

let app: FrontendsApp;
beforeAll(async () => {
  app = await FrontendsApp.start();
});
afterAll(() => app.stop());

const announce = (record: object) => app.post('/api/fronts/releases', record);

describe('a release on its way to the registry', () => {
  const record = sendable(aRelease());

  it('is registered once its files are there, and says what is missing before', async () => {
    expect((await announce(record).expect(200)).body.missing).toEqual(['entry.js']);
    await app.put(record, 'entry.js', entryBytes).expect(204);
    expect((await announce(record).expect(200)).body.missing).toEqual([]);
  });

  it('may need much of the API, and not more than a megabyte says', async () => {
    const needing = (bytes: number) => ({
      ...sendable(aRelease({ build: 'abcabcabca' })),
      uses: JSON.stringify({ operations: {}, names: { name: 'x'.repeat(bytes) } }),
    });
    await announce(needing(300_000)).expect(200);
    const { body } = await announce(needing(1_200_000)).expect(413);
    expect(body.message).toContain('1 MB');
  });

  it('never changes: other bytes under its name are refused', async () => {
    const other = { ...record.files[0], sri: `sha384-${'A'.repeat(64)}` };
    const answer = await announce({ ...record, files: [other], integrity: other.sri }).expect(409);
    expect(answer.body.code).toBe('RELEASE_DIFFERS');
  });
});

describe('a file of a release', () => {
  const record = sendable(aRelease({ build: 'dddddddddd' }));

  it('is refused before its release was announced', async () => {
    await app.put(record, 'entry.js', entryBytes).expect(404);
  });

  it('is refused with one byte changed', async () => {
    await announce(record);
    await app.put(record, 'entry.js', Buffer.from('var heRe;')).expect(400);
  });

  it('is refused under a name that the record does not have', async () => {
    await announce(record);
    await app.put(record, 'other.js', entryBytes).expect(400);
    await app.put(record, '..%2f..%2fother.js', entryBytes).expect(400);
  });
});

describe('a source map', () => {
  const plain = Buffer.from('{"version":3,"sources":[],"names":[],"mappings":""}');
  const sri = `sha256-${createHash('sha256').update(plain).digest('base64')}`;
  const maps = [{ path: 'entry.js.map', size: plain.length, sri }];
  const record = sendable(aRelease({ build: 'cafecafeca', maps }));

  it('is asked for like a file, and only the one that the record promises is taken', async () => {
    expect((await announce(record).expect(200)).body.missing).toEqual(['entry.js', 'entry.js.map.gz']);
    await app.put(record, 'entry.js.map.gz', gzipSync('{"version":3}')).expect(400);
    await app.put(record, 'entry.js.map.gz', plain).expect(400);
    await app.put(record, 'entry.js.map.gz', gzipSync(plain)).expect(204);
    expect((await announce(record)).body.missing).toEqual(['entry.js']);
  });

  it('does not lie where files are served from', () => {
    const folder = join(app.settings.DATA_DIR, 'releases', record.app, record.build);
    expect(readdirSync(folder)).toEqual(['release.json']);
  });
});

describe('a record that contradicts itself', () => {
  it.each([
    ['a container of another build', { container: 'catalog_0000000000' }],
    ['an entry that is none of its files', { entry: '/r/mfe-catalog/eeeeeeeeee/nowhere.js' }],
    ['a map of no file', { maps: [{ path: 'page.js.map', size: 1, sri: `sha256-${'A'.repeat(43)}=` }] }],
    ['needs that are no JSON', { uses: '{' }],
    ['a first file that is not there', { first: { '/experiences': ['nowhere.js'] } }],
  ])('is refused: %s', async (_, change) => {
    await announce({ ...sendable(aRelease({ build: 'eeeeeeeeee' })), ...change }).expect(409);
  });
});
