import zlib from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { JsonForms } from '../../src/platform/http/json-forms.js';
import { type CachedResponse, ResponseCache } from '../../src/platform/http/response-cache.js';
import { currentContext } from '../../src/platform/observability/request-context.js';
import { until } from '../until.js';
import { changeOf, sharedRoutes } from './shared-routes.js';
import { type Api, type TwoApis, twoApis } from './two-apis.js';

type Decode = (bytes: Buffer) => Buffer;

const { zstdDecompressSync } = zlib as { zstdDecompressSync?: Decode }; // from Node 22.15 on
const decoders: readonly (readonly [encoding: string, Decode])[] = [
  ['br', zlib.brotliDecompressSync],
  ['gzip', zlib.gunzipSync],
  ...(zstdDecompressSync ? [['zstd', zstdDecompressSync] as const] : []),
];

let apis: TwoApis;
let one: Api;
let other: Api;
/** What requests have asked the database since the beginning of a test. */
const statements: string[] = [];

beforeAll(async () => {
  const { query } = pg.Client.prototype;
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args as [string | { text: string }];
    if (currentContext()) statements.push(typeof statement === 'string' ? statement : statement.text);
    return query.apply(this, args as never);
  } as never);
  apis = await twoApis();
  ({ one, other } = apis);
});
beforeEach(() => {
  statements.splice(0);
});
afterAll(async () => {
  await apis.close();
  jest.restoreAllMocks();
});

/** Asks until the answer comes from memory; the same if nothing is kept at first, as after a start. */
async function keptAt(address: string): Promise<Awaited<ReturnType<Api['get']>>> {
  for (;;) {
    statements.splice(0);
    const answer = await other.get(address);
    if (statements.length === 0) return answer;
  }
}

const tablesIn = (sql: string) =>
  [...sql.matchAll(/(?:from|join)\s+"?(\w+)"?\."?(\w+)"?/gi)].map(([, a, b]) => `${a}.${b}`);

describe.each(sharedRoutes)('GET $route', ({ address, sources, changes }) => {
  const tables = sources.filter((source) => source !== 'pictures');

  it('is read from the tables that it states, and from no others', async () => {
    other.app.get(ResponseCache, { strict: false }).drop();
    expect((await other.get(address)).status).toBe(200);
    expect([...new Set(statements.flatMap(tablesIn))].toSorted()).toEqual(tables);
  });

  it.each(tables)('shows a change of %s to whoever asks another process next', async (table) => {
    const before = await keptAt(address);
    await one.writes(changes?.[table] ?? changeOf[table] ?? '');
    const after = await other.get(address, { 'If-None-Match': String(before.headers.etag) });
    expect([after.status === 304, after.headers.etag === before.headers.etag]).toEqual([false, false]);
    if (after.status === 200) expect((await one.get(address)).bytes.equals(after.bytes)).toBe(true);
  });
});

describe('an answer that is kept', () => {
  const address = '/api/experiences';

  it('costs no query, whatever the client has of it already', async () => {
    const { headers, bytes } = await keptAt(address);
    const etag = String(headers.etag);
    for (const held of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const { status, headers, bytes } = await other.get(address, { 'If-None-Match': held });
      expect([status, headers.etag, headers.vary, bytes.length]).toEqual([304, etag, 'Accept-Encoding', 0]);
    }
    const again = await other.get(address, { 'If-None-Match': '"other"' });
    expect([again.status, again.bytes.equals(bytes)]).toEqual([200, true]);
    expect(statements).toEqual([]);
  });

  it.each(decoders)('says the same by %s, in less than half the bytes', async (encoding, decode) => {
    const plain = await keptAt(address);
    const { headers, bytes } = await other.get(address, { 'Accept-Encoding': encoding });
    expect(headers).toMatchObject({
      ...{ 'content-encoding': encoding, 'content-type': 'application/json; charset=utf-8', vary: 'Accept-Encoding' },
      ...{ etag: plain.headers.etag, 'cache-control': 'public, max-age=0, must-revalidate' },
    });
    expect(decode(bytes)).toEqual(plain.bytes);
    expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('is sent by the best way that the client takes, and as it is to one that takes none', async () => {
    const encodingFor = async (accepted: string) =>
      (await other.get(address, { 'Accept-Encoding': accepted })).headers['content-encoding'];
    expect(await encodingFor('gzip, deflate, br')).toBe('br');
    expect(await encodingFor('gzip, br;q=0')).toBe('gzip');
    expect(await encodingFor('identity')).toBeUndefined();
    expect(await encodingFor('deflate')).toBeUndefined();
  });

  it('answers HEAD with the same headers and nothing else', async () => {
    const { date: _, ...headers } = (await keptAt(address)).headers;
    const head = await other.head(address);
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(head.headers).toMatchObject({ ...headers, 'x-request-id': expect.any(String) });
  });

  it('is kept under its own address, and not under other ways of writing it', async () => {
    const cache = other.app.get(ResponseCache, { strict: false });
    const { bytes } = await keptAt(address);
    const ways = ['?', '?page=2', '/', '%2f', '?%61'].map((more) => `${address}${more}`);
    for (const way of [...ways, '/API/Experiences', '/api/%65xperiences']) {
      const answer = await other.get(way);
      if (answer.status === 200) expect(answer.bytes).toEqual(bytes);
      expect(cache.at(way)).toBeUndefined();
    }
  });

  it('is none where something is missing', async () => {
    const nowhere = '/api/experiences/nowhere';
    expect((await other.get(nowhere)).status).toBe(404);
    expect(await other.get(nowhere)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  });
});

describe('the memory for answers', () => {
  const cache = () => other.app.get(ResponseCache, { strict: false });
  const answer = (bytes: number): CachedResponse => ({
    forms: new JsonForms(Buffer.alloc(bytes), 'W/"x"'),
    ...{ route: '/api/anything', sources: ['pictures'] },
  });

  it('is bounded: what was not asked for longest goes first', async () => {
    const address = (nth: number) => `/api/anything/${nth}`;
    cache().begin()(address(0), answer(1_000_000));
    for (let nth = 1; nth < 12; nth++) {
      cache().begin()(address(nth), answer(1_000_000));
      expect(cache().at(address(0))).toBeDefined();
    }
    expect([2, 3, 10, 11].map((nth) => cache().at(address(nth)) !== undefined)).toEqual([false, false, true, true]);
    cache().begin()('/api/anything/larger', answer(20_000_000));
    expect(cache().at('/api/anything/larger')).toBeUndefined();
  });

  it('takes nothing that was read before a change, and loses what another change makes old', () => {
    const keep = cache().begin();
    cache().drop('catalog.venues');
    keep('/api/anything/late', answer(10));
    expect(cache().at('/api/anything/late')).toBeUndefined();
    cache().begin()('/api/anything/pictured', answer(10));
    cache().drop('catalog.venues');
    expect(cache().at('/api/anything/pictured')).toBeDefined();
    cache().drop('pictures');
    expect(cache().at('/api/anything/pictured')).toBeUndefined();
  });
});

describe('a process that does not hear of changes', () => {
  const address = '/api/products';
  const anotherPiece = changeOf['merchandise.products'] ?? '';

  it('keeps nothing while its connection is gone, and goes on afterwards', async () => {
    await keptAt(address);
    const pool = apis.database.pool();
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'northlight-table-changes'",
    );
    await until(async () => !other.changes.isCurrent);
    await pool.query(anotherPiece);
    const { bytes } = await other.get(address);
    expect(statements.length).toBeGreaterThan(0);
    await until(async () => one.changes.isCurrent && other.changes.isCurrent);
    expect((await keptAt(address)).bytes).toEqual(bytes);
  });

  it('answers nothing from memory by the time that the write is acknowledged', async () => {
    const before = await keptAt(address);
    const { connection } = (other.changes as unknown as { client: { connection: { stream: NodeJS.ReadStream } } })
      .client;
    connection.stream.pause();
    await one.writes(anotherPiece);
    expect((await other.get(address)).bytes.equals(before.bytes)).toBe(false);
    connection.stream.resume();
  });
});
