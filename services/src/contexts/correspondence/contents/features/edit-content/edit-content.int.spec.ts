import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentKeys, contentNames } from '@northlight/contracts';
import { signedIn } from '../../../../../platform/http/testing/room-app.js';
import { type CorrespondenceHouse, correspondenceHouse, now } from '../../../testing/correspondence-house.js';

let house: CorrespondenceHouse;
const admin = signedIn({ id: 1, isAdmin: true });

beforeAll(async () => {
  house = await correspondenceHouse({ PRODUCT_NAME: 'Polar House', SUPPORT_EMAIL: 'help@polar.example' });
});
afterAll(() => house.close());

const minute = (nth: number) => new Date(now.getTime() + nth * 60_000);
const get = async (path: string, headers = admin) => house.get(`/api/admin/content${path}`, headers);
const write = async (key: string, text: string, version: number) => {
  house.clock.set(minute(version));
  await house.ask('PUT', `/api/admin/content/${key}`, {
    headers: { 'Content-Type': 'application/json', ...admin },
    body: JSON.stringify({ version, blocks: [{ kind: 'text', text }] }),
  });
};
const by = { whoId: 1, who: 'account 1', role: 'admin' };

describe('whoever looks after the texts', () => {
  it('sees each of them, and who wrote it last', async () => {
    await write('social', 'Follow us.', 1);
    const { body } = await get('');
    expect(body.map(({ key }: { key: string }) => key)).toEqual([...contentKeys]);
    expect(body[4]).toEqual({ key: 'social', version: 2, updatedAt: minute(1).toISOString(), by });
    expect(body[0]).toMatchObject({ key: 'about', version: 1, by: null });
  });

  it('is told what may be named, and what that stands for now', async () => {
    const { names } = (await get('/about')).body;
    expect(Object.keys(names).sort()).toEqual([...contentNames].sort());
    expect(names).toMatchObject({ product: 'Polar House', support: 'help@polar.example', fee: '6%', moveHours: '24' });
  });

  it('finds every version again, page by page, each as it was written', async () => {
    for (const version of [1, 2, 3]) await write('support', `{product}, the ${version}th`, version);
    const first = (await get('/support/versions?limit=2')).body;
    const second = (await get(`/support/versions?limit=2&cursor=${first.nextCursor}`)).body;
    const versions = [...first.items, ...second.items].map(({ version, by }) => [version, by?.who ?? null]);
    expect(versions).toEqual([
      [4, 'account 1'],
      [3, 'account 1'],
      [2, 'account 1'],
      [1, null],
    ]);
    expect([second.nextCursor, JSON.stringify(first).includes('product')]).toEqual([null, false]);
    expect((await get('/support/versions/3')).body).toEqual({
      ...{ key: 'support', version: 3, updatedAt: minute(2).toISOString(), by },
      blocks: [{ kind: 'text', text: '{product}, the 2th' }],
    });
  });

  it.each(['/nowhere', '/nowhere/versions', '/about/versions/9', '/about/versions/x', '/nowhere/versions/1'])(
    'finds nothing at %s',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 404, body: { code: 'CONTENT_NOT_FOUND' } });
    },
  );

  it.each(['?limit=0'])('cannot ask for %s', async (query) => {
    expect((await get(`/about/versions${query}`)).status).toBe(400);
  });

  it.each(['', '/about', '/about/versions', '/about/versions/1'])('has to be an admin: %p', async (path) => {
    expect((await get(path, signedIn({ roles: ['desk', 'ops'] }))).status).toBe(403);
    expect((await get(path, {})).status).toBe(401);
  });
});
