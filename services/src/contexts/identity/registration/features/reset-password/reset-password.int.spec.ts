import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { IdentityApp, maya, sidOf } from '../../../testing/identity-app.js';

// a password hash takes its time, and longer on a busy machine
jest.setTimeout(60_000);

let app: IdentityApp;
beforeAll(async () => {
  app = await IdentityApp.start();
});
beforeEach(async () => {
  await app.clear();
  await app.register();
});
afterAll(() => app.stop());

const password = 'Harbour-light-8';
const forgot = (email: string = maya.email, address = '203.0.113.9') =>
  app.post('/api/auth/forgot-password', { email }).set('X-Forwarded-For', address);
const reset = (token: string, chosen = password) => app.post('/api/auth/reset-password', { token, password: chosen });
const newest = async (): Promise<string> => (await app.links()).at(-1)?.token ?? '';
const request = async (): Promise<string> => {
  await forgot();
  return newest();
};

describe('somebody who has forgotten their password', () => {
  it('gets a new one by mail, and the old one is worth nothing', async () => {
    expect(await app.jobs()).toEqual(['email-verification']);
    const answer = await reset(await request());
    expect([answer.status, answer.body]).toEqual([200, { username: 'maya' }]);
    expect((await app.signIn()).status).toBe(401);
    expect((await app.signIn({ ...maya, password })).status).toBe(200);
  });

  it('ends every session, and is told of it', async () => {
    const sids = [sidOf(await app.signIn()), sidOf(await app.signIn())];
    await reset(await request());
    for (const sid of sids) expect((await app.get('/api/auth/me', sid)).status).toBe(401);
    expect(await app.jobs()).toContain('password-changed');
  });

  it('ends also a session that comes of a sign-in with the old one at the same moment', async () => {
    const sid = sidOf(await app.signIn());
    const [before] = await app.sql<{ sess: object }>('select sess from identity.sessions');
    await reset(await request());
    await app.sql(`insert into identity.sessions (sid, sess, expire)
      values ('${
        decodeURIComponent(sid ?? '')
          .slice(6)
          .split('.')[0]
      }', '${JSON.stringify(before?.sess)}', now() + interval '1 hour')`);
    expect((await app.get('/api/auth/me', sid)).status).toBe(401);
  });

  it('has proven the address, too: the mail was read', async () => {
    await reset(await request());
    const sid = sidOf(await app.signIn({ ...maya, password }));
    expect((await app.get('/api/auth/me', sid)).body.emailVerified).toBe(true);
    expect(await app.jobs()).toContain('email-verified');
  });

  it('writes the address in any case', async () => {
    await forgot('MAYA@Example.com');
    expect((await reset(await newest())).status).toBe(200);
  });

  it('is told what the new password lacks, and the link stays good', async () => {
    const token = await request();
    const weak = await reset(token, 'lantern77');
    expect([weak.status, weak.body.message]).toEqual([400, 'Password must contain at least one uppercase letter']);
    expect((await reset(token)).status).toBe(200);
  });
});

describe('a link for a new password', () => {
  it('is good once, also for those who press at once', async () => {
    const token = await request();
    const answers = await Promise.all(Array.from({ length: 5 }, (_, i) => reset(token, `${password}${i}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect((await reset(token)).body.code).toBe('ACCOUNT_LINK_DEAD');
  });

  it('ends the others that were sent', async () => {
    const first = await request();
    await reset(await request());
    expect((await reset(first)).status).toBe(404);
  });

  it('is good for half an hour', async () => {
    const token = await request();
    const [link] = await app.sql<{ minutes: number }>(
      `select round(extract(epoch from expires_at - made_at) / 60)::int as minutes from identity.links
       where purpose = 'reset-password'`,
    );
    expect(link?.minutes).toBe(30);
    await app.sql("update identity.links set expires_at = now() - interval '1 second'");
    expect((await reset(token)).body.code).toBe('ACCOUNT_LINK_DEAD');
  });

  it('is kept nowhere: not in a table, not in a job', async () => {
    const token = await request();
    const saved = await app.sql('select l.*, o.payload from identity.links l, log.outbox o');
    expect(JSON.stringify(saved)).not.toContain(token);
  });

  it('opens nothing when it is made up', async () => {
    await request();
    expect((await reset('x'.repeat(43))).status).toBe(404);
    expect((await reset('short')).status).toBe(400);
  });
});

describe('somebody who wants to know who has an account', () => {
  it('hears the same of every address, and the same is done for it', async () => {
    const known = await forgot();
    const unknown = await forgot('nobody@example.com');
    expect([known.status, known.body]).toEqual([202, unknown.body]);
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
    expect(await app.jobs()).toEqual(['email-verification', 'password-reset-asked', 'password-reset-asked']);
    const nobodys = await app.sql(
      "select email, user_id from identity.links where purpose = 'reset-password' order by nr",
    );
    expect(nobodys).toEqual([
      { email: maya.email, user_id: 1 },
      { email: '', user_id: null },
    ]);
    expect((await reset(await newest())).status).toBe(404);
  });

  it("fills nobody's mailbox: after three mails the answer is the same, and none is sent", async () => {
    for (let i = 0; i < 6; i++) expect((await forgot(maya.email, `198.51.100.${i}`)).status).toBe(202);
    expect((await app.jobs()).filter((kind) => kind === 'password-reset-asked')).toHaveLength(3);
  });

  it('has to wait after twenty addresses', async () => {
    for (let i = 0; i < 20; i++) expect((await forgot(`nobody${i}@example.com`)).status).toBe(202);
    const late = await forgot();
    expect([late.status, Number(late.headers['retry-after']) > 800]).toEqual([429, true]);
  });
});
