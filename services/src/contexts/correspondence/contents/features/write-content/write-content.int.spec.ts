import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentView, contentKeys, isContent } from '@northlight/contracts';
import request from 'supertest';
import { signedIn } from '../../../../../platform/http/testing/room-app.js';
import { type CorrespondenceHouse, correspondenceHouse } from '../../../testing/correspondence-house.js';

let house: CorrespondenceHouse;
const admin = signedIn({ id: 1, isAdmin: true });

beforeAll(async () => {
  house = await correspondenceHouse({ PRODUCT_NAME: 'Polar House', SUPPORT_EMAIL: 'help@polar.example' });
});
afterAll(() => house.close());

const read = (key: string) => house.get(`/api/content/${key}`);
const raw = async (key: string): Promise<ContentView> => (await house.get(`/api/admin/content/${key}`, admin)).body;
const write = (key: string, body: object, headers = admin) =>
  house.ask('PUT', `/api/admin/content/${key}`, {
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('the texts of the site', () => {
  it('are there from the start, each in blocks that pages know', async () => {
    for (const key of contentKeys) {
      const { status, body } = await read(key);
      expect([key, status, isContent(body.blocks)]).toEqual([key, 200, true]);
    }
    const faq = (await read('membership-faq')).body.blocks;
    expect(faq.map(({ kind }: { kind: string }) => kind)).toEqual(Array(6).fill('question'));
  });

  it('name the product and the address of this house', async () => {
    expect(JSON.stringify((await read('about')).body)).toContain('Polar House creates immersive worlds');
    expect((await read('support')).body.blocks).toContainEqual({
      ...{ kind: 'link', label: 'help@polar.example', url: 'mailto:help@polar.example' },
    });
  });

  it('cost nothing while they stay the same', async () => {
    const ask = () => request(house.app.getHttpServer()).get('/api/content/about');
    const { headers } = await ask();
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await ask().set('If-None-Match', String(headers.etag))).status).toBe(304);
  });

  it.each(['terms', 'constructor', '..%2Fabout', ''])('have none of the name %p', async (key) => {
    expect((await read(key)).status).toBe(404);
  });
});

describe('a text that is written anew', () => {
  it('is there at once for whoever had the old one, and on record from what to what', async () => {
    const ask = () => request(house.app.getHttpServer()).get('/api/content/social');
    const before = await ask();
    const blocks = [{ kind: 'link', label: 'Us', url: 'https://example.com/us' }];
    await write('social', { version: before.body.version, blocks });
    const after = await ask().set('If-None-Match', String(before.headers.etag));
    expect([after.status, after.body.blocks]).toEqual([200, blocks]);
    const { rows } = await house.pool.query(
      "select who, what, old, new from log.audit where subject_kind = 'text' and subject_id = 'social'",
    );
    expect(rows).toEqual([
      { who: 'account 1', what: 'text written', old: { blocks: before.body.blocks }, new: { blocks } },
    ]);
  });
});

describe('whoever edits a text', () => {
  it('sees it as it was written, and the next reader sees what was changed', async () => {
    const { version, blocks } = await raw('about');
    expect(JSON.stringify(blocks)).toContain('{product} creates immersive worlds');
    const changed = [{ kind: 'text', text: '{product} moved.' }];
    expect((await write('about', { version, blocks: changed })).status).toBe(204);
    expect((await read('about')).body).toMatchObject({
      version: version + 1,
      blocks: [{ kind: 'text', text: 'Polar House moved.' }],
    });
  });

  it('does not overwrite what somebody else wrote meanwhile', async () => {
    const { version } = await raw('contact-faq');
    const [one, other] = await Promise.all(
      ['One', 'Other'].map((text) => write('contact-faq', { version, blocks: [{ kind: 'text', text }] })),
    );
    expect([one?.status, other?.status].sort()).toEqual([204, 409]);
    expect((await raw('contact-faq')).version).toBe(version + 1);
  });

  it('leaves who wrote what, and when', async () => {
    const { rows } = await house.pool.query(
      "select version, written_by from correspondence.contents where key = 'about' order by version",
    );
    expect(rows).toEqual([
      { version: 1, written_by: 'migration' },
      { version: 2, written_by: 'user:1' },
    ]);
  });

  it.each([
    [{ version: 1, blocks: [{ kind: 'html', text: '<b>' }] }, 400],
    [{ version: 1, blocks: 'text' }, 400],
    [{ version: 'x', blocks: [] }, 400],
    [{ version: 77, blocks: [] }, 409],
    [{ version: 1, blocks: [{ kind: 'text', text: 'Until {moveHour} hours before.' }] }, 400],
  ])('is refused %j', async (body, status) => {
    expect((await write('support', body)).status).toBe(status);
  });

  it('has to be an admin', async () => {
    const body = { version: 1, blocks: [] };
    expect((await write('support', body, {})).status).toBe(401);
    expect((await write('support', body, signedIn({ roles: ['desk', 'ops'] }))).status).toBe(403);
    expect((await write('nowhere', body)).status).toBe(404);
  });
});
