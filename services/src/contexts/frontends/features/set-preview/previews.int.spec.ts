import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PreviewFrontView } from '@northlight/contracts';
import { signedIn } from '../../../../platform/http/testing/room-app.js';
import { aRelease, aShell } from '../../testing/builders.js';
import { DocumentsSide } from '../../testing/documents-side.js';
import { FrontendsApp, sendable } from '../../testing/frontends-app.js';

const path = '/api/fronts/preview';
const shell = sendable(aShell());
const first = sendable(aRelease());
const second = sendable(aRelease({ build: 'bbbbbbbbbb', version: '1.1.0' }));
const third = sendable(aRelease({ build: 'cccccccccc', version: '1.2.0' }));
const deployer = signedIn({ roles: ['deployer'] });
const nothing = { releases: [] as string[], faults: [] as object[], hours: 8 };
const chosen = { ...nothing, releases: [third.id] };

let app: FrontendsApp;
let web: DocumentsSide;
beforeAll(async () => {
  app = await FrontendsApp.start();
  for (const release of [shell, first, second, third]) await app.publish(release);
  await app.order('shell', { action: 'promote', release: shell.id, revision: 0 }).expect(200);
  await app.order('mfe-catalog', { action: 'promote', release: first.id, revision: 0 }).expect(200);
  await app.order('mfe-catalog', { action: 'promote', release: second.id, revision: 1 }).expect(200);
  await app.register('mfe-catalog', { team: 'catalog', routes: ['/experiences'] }).expect(200);
  web = await DocumentsSide.start(app.settings);
});
afterAll(async () => {
  await web.stop();
  await app.stop();
});

/** A browser that has chosen, by what it sends from then on. */
const cookieOf = (headers: Record<string, unknown>): string =>
  String([headers['set-cookie']].flat()[0] ?? '').split(';')[0] ?? '';
const choose = async (choice: object): Promise<string> =>
  cookieOf((await app.as(deployer, `POST ${path}`, choice).expect(200)).headers);
const catalogFor = async (cookie?: string) =>
  (await web.releasesAt('/experiences', cookie)).fronts.find((front) => front.app === 'mfe-catalog');

describe('a preview', () => {
  it('is of one browser: others are shown what is live, and it says of itself until when', async () => {
    const cookie = await choose(chosen);
    expect(await catalogFor(cookie)).toMatchObject({ release: { id: third.id } });
    expect(await catalogFor()).toMatchObject({ release: { id: second.id }, lastGood: { id: first.id } });
    const { preview, reports } = await web.releasesAt('/experiences', cookie);
    expect(preview?.releases).toEqual([third.id]);
    expect(Date.parse(preview?.until ?? '')).toBeGreaterThan(Date.now() + 7 * 3_600_000);
    expect(reports).toBeUndefined();
    expect(await web.releasesAt('/experiences')).toMatchObject({ reports: true });
    expect(await web.releasesAt('/experiences')).not.toHaveProperty('preview');
  });

  it('breaks what is live on purpose, and what visitors would fall back to stands by', async () => {
    const cookie = await choose({ ...nothing, faults: [{ app: 'mfe-catalog', fault: 'entry' }] });
    expect(await catalogFor(cookie)).toMatchObject({
      fault: 'entry',
      release: { id: second.id, entry: '/r/mfe-catalog/bbbbbbbbbb/broken-on-purpose.js' },
      lastGood: { id: first.id, entry: first.entry },
    });
    expect((await web.get('/experiences', cookie)).text).not.toContain(second.entry);
    expect(await catalogFor()).not.toHaveProperty('fault');
  });

  it('that is forged or altered is as none', async () => {
    const cookie = await choose(chosen);
    const [name = '', token = ''] = cookie.split('=');
    const [payload = '', signature = ''] = token.split('.');
    const longer = Buffer.from(payload, 'base64url').toString().replace('20', '21');
    for (const forged of [`${payload}.`, `${Buffer.from(longer).toString('base64url')}.${signature}`, payload, '.', ''])
      expect(await web.releasesAt('/experiences', `${name}=${forged}`)).not.toHaveProperty('preview');
  });

  it('ends when nothing is chosen any more', async () => {
    const { body, headers } = await app.as(deployer, `POST ${path}`, nothing).expect(200);
    expect(body).toEqual({ link: null, until: null });
    expect(String(headers['set-cookie'])).toMatch(/^release-preview=;.*Expires=Thu, 01 Jan 1970/);
  });

  it('is of registered releases and of fronts that there are', async () => {
    await app.as(deployer, `POST ${path}`, { ...nothing, releases: ['catalog_dddddddddd'] }).expect(404);
    await app.as(deployer, `POST ${path}`, { ...nothing, faults: [{ app: 'mfe-ghost', fault: 'entry' }] }).expect(404);
    await app.as(deployer, `POST ${path}`, { ...chosen, hours: 25 }).expect(400);
    await app.as(deployer, `POST ${path}`, { ...chosen, faults: [{ app: 'mfe-catalog', fault: 'x' }] }).expect(400);
  });
});

describe('whoever may not deploy', () => {
  it.each([
    ['a visitor', {}],
    ['a guest', signedIn()],
    ['the desk', signedIn({ roles: ['desk', 'ops'] })],
    ['a deployer without a second factor', signedIn({ roles: ['deployer'], mustSetUpSecondFactor: true })],
  ])('chooses nothing and sees nothing: %s', async (_, who) => {
    await app.as(who, `GET ${path}`).expect(403);
    const { headers } = await app.as(who, `POST ${path}`, chosen).expect(403);
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('a signed link', () => {
  const link = async (choice: object = chosen): Promise<string> =>
    (await app.post(`${path}/links`, choice).expect(200)).body.link;
  const follow = async (address: string) => web.get(address.replace(/^https?:\/\/[^/]+/, ''));

  it('gives the browser that opens it the preview, and leaves no trace of its token', async () => {
    const { status, headers } = await follow(await link());
    expect([status, headers.location]).toEqual([303, '/']);
    expect([headers['cache-control'], headers['referrer-policy'], headers['x-robots-tag']]).toEqual([
      ...['no-store', 'no-referrer', 'noindex'],
    ]);
    expect(String(headers['set-cookie'])).toMatch(/Path=\/;.*HttpOnly; SameSite=Lax/);
    expect(await catalogFor(cookieOf(headers))).toMatchObject({ release: { id: third.id } });
  });

  it('lets somebody without an account choose, and not for longer', async () => {
    const cookie = cookieOf((await follow(await link({ ...chosen, hours: 1 }))).headers);
    const { body } = await app.as({ Cookie: cookie }, `GET ${path}`).expect(200);
    const catalog = body.fronts.find((front: PreviewFrontView) => front.app === 'mfe-catalog');
    expect(catalog).toMatchObject({
      ...{ team: 'catalog', stable: second.id, lastGood: first.id, candidate: null, isShell: false },
      releases: expect.arrayContaining([expect.objectContaining({ id: third.id, version: '1.2.0' })]),
    });
    expect(await follow(body.link)).toMatchObject({ status: 303 });
    const { body: set } = await app
      .as({ Cookie: cookie }, `POST ${path}`, { ...nothing, releases: [first.id], hours: 24 })
      .expect(200);
    expect(set.until).toBe(body.until);
  });

  it('shows a build of the machine that the browser runs on, as long as it is chosen there', async () => {
    const entry = 'http://127.0.0.1:4600/r/mfe-catalog/dddddddddd/entry.js';
    const local = [{ app: 'mfe-catalog', id: 'catalog_dddddddddd', container: 'catalog_dddddddddd', entry }];
    const build = { ...local[0], integrity: first.integrity, routes: ['/experiences'] };
    const cookie = cookieOf((await follow(await link({ ...nothing, local: [build] }))).headers);
    expect(await catalogFor(cookie)).toMatchObject({ release: { id: build.id, entry } });
    expect((await web.releasesAt('/experiences', cookie)).preview?.releases).toEqual([build.id]);
    const choice = { ...nothing, releases: [build.id], faults: [{ app: 'mfe-catalog', fault: 'render' }] };
    const { headers } = await app.as({ Cookie: cookie }, `POST ${path}`, choice).expect(200);
    expect(await catalogFor(cookieOf(headers))).toMatchObject({ fault: 'render', release: { id: build.id, entry } });

    const { body: none } = await app.as(deployer, `POST ${path}`, { ...nothing, local: [build] }).expect(200);
    expect(none.link).toBeNull();
    const elsewhere = { ...build, entry: entry.replace('127.0.0.1', 'evil.example') };
    await app.post(`${path}/links`, { ...nothing, local: [elsewhere] }).expect(400);
    await app.register('mfe-events', { team: 'events', routes: ['/events'] }).expect(200);
    const { body: issued } = await app.post('/api/fronts/mfe-events/tokens', { name: 'events', days: 1 }).expect(201);
    await app.post(`${path}/links`, { ...nothing, local: [build] }, issued.token).expect(403);
  });

  it.each(['', '?token=x.y', '?token=a&token=b'])(
    'that nobody made, or that is over, opens nothing: %j',
    async (query) => {
      const { status, headers, text } = await web.get(`/web/preview${query}`);
      expect([status, headers['set-cookie']]).toEqual([410, undefined]);
      expect(text).toContain('This preview link has expired');
    },
  );
});
