import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { ErrorBody } from '@northlight/contracts';
import { openApi } from '../../src/apps/api/open-api.js';
import { openWeb } from '../../src/apps/web/open-web.js';
import { freePort } from '../free-port.js';
import { freshDatabase, testSettings } from '../fresh-database.js';
import { adminCookie, adminSetup } from '../sign-in-people.js';
import { until } from '../until.js';
import { hasNginx, type Nginx, startNginx } from './start-nginx.js';
import { type Answer, TlsTerminator } from './tls-terminator.js';

const PUBLIC_URL = 'https://site.example';
/** The shape of every error of the API. */
const shape = (code: string) => ({ code, message: expect.any(String), requestId: expect.any(String) });

let api: NestExpressApplication;
let web: NestExpressApplication;
let apiUrl: string;

beforeAll(async () => {
  api = await openApi(await freshDatabase({ ...adminSetup, PUBLIC_URL, TRUSTED_PROXIES: 'loopback' }));
  await api.listen(0, '127.0.0.1');
  apiUrl = await api.getUrl();
  process.env.API_URL = apiUrl;
  web = await openWeb(testSettings({ PUBLIC_URL, TRUSTED_PROXIES: 'loopback', API_URL: apiUrl }));
  await web.listen(0, '127.0.0.1');
  await adminCookie(apiUrl);
}, 60_000);
afterAll(async () => {
  await web.close();
  await api.close();
});

const portOf = (app: NestExpressApplication): number => (app.getHttpServer().address() as AddressInfo).port;
const json = { username: 'first', password: 'not-the-password' };

/** Wrong passwords for one account, from many addresses and then from one that calls itself many. */
async function guesses(front: TlsTerminator, network: string): Promise<{ many: number[]; one: number[] }> {
  const statuses = { many: [] as number[], one: [] as number[] };
  for (let nth = 1; nth <= 12; nth++) {
    const { status } = await front.send('/api/auth/login', { address: `${network}.${nth}`, json });
    statuses.many.push(status);
  }
  for (let nth = 1; nth <= 12; nth++) {
    const headers = { 'x-forwarded-for': `192.0.2.${nth}` };
    const { status } = await front.send('/api/auth/login', { address: `${network}.99`, headers, json });
    statuses.one.push(status);
  }
  return statuses;
}

const asOneEach = { many: Array(12).fill(401), one: [...Array(10).fill(401), 429, 429] };

/** A visitor makes an account and signs in. @returns the answer of the sign-in */
async function signIn(front: TlsTerminator, username: string): Promise<Answer> {
  const [account, address] = [{ username, password: 'Lantern77' }, '203.0.113.7'];
  const email = `${username}@example.com`;
  await front.send('/api/auth/register', { address, json: { ...account, email } });
  return front.send('/api/auth/login', { address, json: account });
}

/** The cookie of the session, with all that is said about it. */
const sessionCookieOf = ({ headers }: Answer): string =>
  [headers['set-cookie'] ?? []].flat().find((cookie) => /^(__Host-)?sid=/.test(cookie)) ?? '';

describe('the site behind a balancer that ends TLS', () => {
  let front: TlsTerminator;
  beforeAll(async () => {
    front = await TlsTerminator.before(portOf(web));
  });
  afterAll(() => front.stop());

  it('counts each visitor by their own address, and by none that they make up', async () => {
    expect(await guesses(front, '198.51.100')).toEqual(asOneEach);
  });

  it('signs in with a cookie that no other host sets, and is reached by https from then on', async () => {
    const answer = await signIn(front, 'maya');
    expect(sessionCookieOf(answer)).toMatch(/^__Host-sid=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const cookie = sessionCookieOf(answer).split(';')[0] as string;
    const me = await front.send('/api/auth/me', { address: '203.0.113.7', headers: { cookie } });
    expect([me.status, JSON.parse(me.body).username]).toEqual([200, 'maya']);
    for (const path of ['/api/auth/me', '/robots.txt', '/api/nothing']) {
      const { headers } = await front.send(path, { address: '203.0.113.7' });
      expect([path, headers['strict-transport-security']]).toEqual([path, 'max-age=31536000; includeSubDomains']);
    }
  });
});

(hasNginx ? describe : describe.skip)('the site behind nginx behind a balancer', () => {
  let nginx: Nginx;
  let front: TlsTerminator;
  const address = '203.0.113.8';
  beforeAll(async () => {
    nginx = await startNginx({ api: apiUrl, web: await web.getUrl() });
    front = await TlsTerminator.before(nginx.port);
  });
  afterAll(async () => {
    await front.stop();
    await nginx.stop();
  });

  it('counts each visitor by their own address, and by none that they make up', async () => {
    expect(await guesses(front, '100.64.7')).toEqual(asOneEach);
  });

  it('logs each request with the id that the visitor is told', async () => {
    const { headers } = await front.send('/api/venues', { address });
    const id = String(headers['x-request-id']);
    await until(async () => nginx.logs().includes(id));
    expect(nginx.logs()).toMatch(new RegExp(`"GET /api/\\*" 200 .* ${id}$`, 'm'));
  });

  it('signs in with a cookie that is sent over https only', async () => {
    expect(sessionCookieOf(await signIn(front, 'devon'))).toMatch(/^__Host-sid=[^;]+; .*Secure/);
  });

  it('keeps a release’s file for good, and never that there is none', async () => {
    const [folder, missing] = [join(nginx.releases, 'shell', 'c5d5e2af78'), 'no-store'];
    const of = async (path: string) => {
      const { status, headers } = await front.send(path, { address });
      return [status, headers['cache-control']];
    };
    expect(await of('/r/shell/c5d5e2af78/main.js')).toEqual([404, missing]);
    mkdirSync(folder, { recursive: true });
    for (const file of ['main.js', 'release.json', 'main.js.part']) writeFileSync(join(folder, file), '1');
    expect(await of('/r/shell/c5d5e2af78/main.js')).toEqual([200, 'public, max-age=31536000, immutable']);
    for (const hidden of ['release.json', 'main.js.part']) {
      expect([hidden, (await of(`/r/shell/c5d5e2af78/${hidden}`))[0]]).not.toEqual([hidden, 200]);
    }
  });

  it('answers in the API’s shape where nginx answers itself', async () => {
    const headers = { 'content-length': String(13 * 1024 * 1024) };
    const large = await front.send('/api/contact', { address, headers, json: {} });
    expect([large.status, JSON.parse(large.body)]).toEqual([413, { statusCode: 413, ...shape('TOO_LARGE') }]);
    const lonely = await startNginx({ api: `http://127.0.0.1:${await freePort()}`, web: 'http://127.0.0.1:9' });
    const at = (path: string, headers = {}) => fetch(`http://127.0.0.1:${lonely.port}${path}`, { headers });
    const [answer, page] = [await at('/api/venues'), await at('/experiences')];
    await at('/api/qjx?token=qjx', { referer: 'https://qjx.example/' });
    for (const build of ['0', 'c5d5e2af78']) await at(`/r/shell/${build}/qjx.js?qjx`);
    // files of releases that are not on its disk are web's, which is away
    const isLogged = until(async () => /"GET \/r\/\*" 50\d /.test(lonely.logs()));
    const logs = await isLogged.then(() => lonely.logs()).finally(() => lonely.stop());
    expect(logs).toMatch(/^127\.0\.0\.1 \[.*\] "GET \/api\/\*" 503 /m);
    expect(logs).not.toContain('qjx');
    const body = (await answer.json()) as ErrorBody;
    expect([answer.status, body]).toEqual([503, { statusCode: 503, ...shape('UNAVAILABLE') }]);
    expect(logs).toContain(` ${body.requestId}\n`);
    expect([page.status, page.headers.get('content-type')]).toEqual([503, expect.stringContaining('text/html')]);
  });
});
