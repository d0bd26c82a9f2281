import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { aRelease, aShell } from '../../testing/builders.js';
import { deployToken, FrontendsApp, sendable } from '../../testing/frontends-app.js';

let app: FrontendsApp;
const builds = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc', 'dddddddddd', 'eeeeeeeeee'] as const;
const [first, second, third, guarded, young] = builds.map((build) => sendable(aRelease({ build })));
const shell = sendable(aShell());

const folderOf = ({ app: name, build }: { app: string; build: string }, of = 'releases') =>
  join(app.settings.DATA_DIR, of, name, build);
const collect = async (dryRun: boolean) =>
  (await app.post('/api/fronts/releases/collect', { dryRun }).expect(200)).body;
const sql = (text: string) => app.part(pg.Pool).query(text);

beforeAll(async () => {
  app = await FrontendsApp.start();
  for (const release of [shell, first, second, third, guarded, young]) await app.publish(release as typeof shell);
  await app.order('shell', { action: 'promote', release: shell.id, revision: 0 }).expect(200);
  for (const [revision, release] of [first, second, third].entries())
    await app.order('mfe-catalog', { action: 'promote', release: release?.id, revision }).expect(200);
  await app
    .call(`PUT /api/fronts/mfe-catalog/releases/${guarded?.build}/protection`, { isProtected: true })
    .expect(200);
});
afterAll(() => app.stop());

describe('releases that pile up', () => {
  it('stay for 30 days after their service, so that an old tab still loads its chunks', async () => {
    await sql("update frontends.releases set published_at = now() - interval '90 days'");
    await sql(`update frontends.releases set published_at = now() where id = '${young?.id}'`);
    expect(await collect(false)).toEqual({ releases: [], bytes: 0 });
  });

  it('are told by a dry run, and go afterwards: not what is live, last good, protected or young', async () => {
    await sql("update frontends.history set at = at - interval '31 days'");
    mkdirSync(folderOf(first as typeof shell, 'release-maps'), { recursive: true });
    const told = await collect(true);
    expect(told).toEqual({ releases: [first?.id], bytes: expect.any(Number) });
    expect(told.bytes).toBeGreaterThan(0);
    expect(existsSync(folderOf(first as typeof shell))).toBe(true);

    expect(await collect(false)).toEqual(told);
    const stay = [shell, second, third, guarded, young].map((release) => existsSync(folderOf(release as typeof shell)));
    expect([existsSync(folderOf(first as typeof shell)), ...stay]).toEqual([false, true, true, true, true, true]);
    expect(existsSync(folderOf(first as typeof shell, 'release-maps'))).toBe(false);
    expect(await collect(false)).toEqual({ releases: [], bytes: 0 });
  });

  it('go once they are no longer protected', async () => {
    const { token } = await tokenOfCatalog();
    await app
      .call(`PUT /api/fronts/mfe-catalog/releases/${guarded?.build}/protection`, { isProtected: false }, token)
      .expect(200);
    expect((await collect(false)).releases).toEqual([guarded?.id]);
  });

  it('are published anew where somebody needs one again', async () => {
    await app.publish(first as typeof shell);
    await app.order('mfe-catalog', { action: 'promote', release: first?.id, revision: 3 }).expect(200);
  });
});

describe('a release whose publishing was never finished', () => {
  it('goes after as long', async () => {
    const begun = { app: 'mfe-catalog', build: 'ffffffffff' };
    mkdirSync(folderOf(begun), { recursive: true });
    const record = join(folderOf(begun), 'release.json');
    writeFileSync(record, '{}');
    expect((await collect(false)).releases).toEqual([]);
    utimesSync(record, new Date(0), new Date(0));
    expect((await collect(false)).releases).toEqual(['mfe-catalog/ffffffffff']);
    expect(existsSync(folderOf(begun))).toBe(false);
  });
});

async function tokenOfCatalog(): Promise<{ readonly token: string }> {
  await app.register('mfe-catalog', { team: 'catalog', routes: ['/experiences'] }).expect(200);
  const { body } = await app.post('/api/fronts/mfe-catalog/tokens', { name: 'CI', days: 1 }, deployToken).expect(201);
  return body;
}
