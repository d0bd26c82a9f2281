import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { until } from '../../../test/until.js';
import { inTransaction } from '../../platform/database/in-transaction.js';
import { AccountNames } from './account-names.js';
import { aSetup, IdentityApp, maya, sidOf } from './testing/identity-app.js';

// a password hash takes its time, and longer on a busy machine
jest.setTimeout(60_000);

const currentPassword = maya.password;

let app: IdentityApp;
let sid: string;
beforeAll(async () => {
  app = await IdentityApp.start();
});
beforeEach(async () => {
  await app.clear();
  await app.register();
  sid = await signedIn();
});
afterAll(() => app.stop());

const signedIn = async (who: { username: string; password: string } = maya) =>
  sidOf(await app.signIn(who).set('User-Agent', 'curl/8')) ?? '';

describe('somebody who leaves', () => {
  const leave = (body: object = {}, cookie = sid) =>
    app.send('DELETE /api/auth/me', cookie, { currentPassword, username: 'maya', ...body });

  it('is gone with every session and every link, and the name is free again', async () => {
    const other = await signedIn();
    const answer = await leave();
    expect([answer.status, String(answer.headers['set-cookie'])]).toEqual([204, expect.stringMatching(/^sid=;/)]);
    for (const dead of [sid, other]) expect((await app.get('/api/auth/me', dead)).status).toBe(401);
    const left = await app.sql('select id from identity.users union all select user_id from identity.links');
    expect([left, await app.sql('select 1 from identity.sessions')]).toEqual([[], []]);
    expect((await app.register()).body.id).not.toBe(1);
  });

  it('is nobody any more in what is on record of them, which stays', async () => {
    await app.register({ ...aSetup, username: 'First', password: 'No-lamp-at-all-1' });
    await app.register({ ...aSetup });
    const admin = await signedIn(aSetup);
    await app.send('PATCH /api/admin/users/1', admin, { isAdmin: true });
    await app.send('PATCH /api/admin/users/2', sid, { roles: ['desk'] });
    await leave({ currentPassword: aSetup.password, username: aSetup.username }, admin);
    const rows = await app.sql('select who_id, who, what, subject from log.audit order by id');
    expect(rows).toEqual([
      { who_id: null, who: null, what: 'admin setup refused', subject: null },
      { who_id: null, who: null, what: 'first admin set up', subject: null },
      { who_id: 2, who: null, what: 'rights changed', subject: 'maya' },
      { who_id: 1, who: 'maya', what: 'rights changed', subject: null },
      { who_id: 2, who: null, what: 'person erased', subject: null },
      { who_id: 2, who: null, what: 'account deleted', subject: null },
    ]);
    expect(JSON.stringify(await app.sql('select * from log.audit'))).not.toMatch(/"address"|"first"/i);
  });

  it('waits for those who write the name down, so that it is forgotten there', async () => {
    const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    const pool = app.part(pg.Pool);
    const gone = await inTransaction(pool, async (db) => {
      const who = await new AccountNames().of(1, db);
      const leaving = leave().then(({ status }) => status);
      await until(async () => (await app.sql(waiting)).length > 0);
      await db.query(
        `insert into log.audit (at, who_id, who, role, room, what, subject_kind, subject_id)
         values (now(), 1, $1, 'desk', 'booking', 'closed', 'slot', '1')`,
        [who],
      );
      return { who, leaving };
    });
    expect([gone.who, await gone.leaving]).toEqual(['maya', 204]);
    expect(await app.sql("select who_id, who from log.audit where what = 'closed'")).toEqual([
      { who_id: 1, who: null },
    ]);
    expect(await inTransaction(pool, (db) => new AccountNames().of(1, db))).toBeUndefined();
  });

  it.each([
    [{ currentPassword: 'Wrong-1234' }, 'This is not your current password'],
    [{ username: 'eve' }, 'This is not your username'],
    [{ username: '' }, 'Please type your username'],
    [{ currentPassword: '' }, 'Please enter your current password'],
  ])('has to mean it: not with %j', async (wrong, message) => {
    const answer = await leave(wrong);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect((await app.get('/api/auth/me', sid)).status).toBe(200);
  });

  it('is not the last admin; of two who leave at once one stays', async () => {
    await app.register({ ...aSetup });
    const admin = await signedIn(aSetup);
    const alone = { currentPassword: aSetup.password, username: aSetup.username };
    expect((await leave(alone, admin)).body.code).toBe('LAST_ADMIN');
    await app.sql("update identity.users set is_admin = true where username = 'maya'");
    const answers = await Promise.all([leave(), leave(alone, admin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await app.sql('select 1 from identity.users where is_admin')).toHaveLength(1);
  });
});

describe('what somebody takes along', () => {
  it('has all that an account says, and nothing that opens one', async () => {
    const answer = await app.get('/api/auth/export', sid);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data.json"');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toMatchObject({
      account: { username: 'maya', email: maya.email },
      sessions: [{ device: 'Unknown device' }],
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|hash|"sid"|token/i);
  });

  it('has the mails and the tries of the account, and what is on record of it', async () => {
    await app.signIn({ ...maya, password: 'Wrong-1234' });
    await app.register({ ...aSetup });
    await app.send('PATCH /api/admin/users/1', await signedIn(aSetup), { roles: ['desk'] });
    const { mails, tries, onRecord } = (await app.get('/api/auth/export', sid)).body;
    expect(mails).toMatchObject([{ purpose: 'verify-email', email: maya.email, usedAt: null }]);
    expect(tries).toContainEqual({ of: 'sign-in account', points: 1, until: expect.any(String) });
    expect(onRecord).toMatchObject([{ what: 'rights changed', about: 'user', new: { roles: ['desk'] }, byYou: false }]);
    expect(JSON.stringify(onRecord)).not.toContain('first');
  });

  it('has all that is on record, however much it is', async () => {
    await app.sql(
      `insert into log.audit (at, who_id, role, room, what, subject_kind, subject_id)
       select now(), 1, 'desk', 'booking', 'closed', 'slot', n from generate_series(1, 1001) n`,
    );
    expect((await app.get('/api/auth/export', sid)).body.onRecord).toHaveLength(1_001);
  });
});
