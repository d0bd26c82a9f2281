import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PersonEntry } from '@northlight/contracts';
import { aSetup, IdentityApp, maya, sidOf } from './testing/identity-app.js';

// a password hash takes its time, and longer on a busy machine
jest.setTimeout(60_000);

const requests = { reason: 'the person asks', shownBy: 'document at a venue' } as const;

let app: IdentityApp;
let admin: string;
beforeAll(async () => {
  app = await IdentityApp.start();
});
beforeEach(async () => {
  await app.clear();
  await app.register();
  await app.register({ ...aSetup });
  admin = sidOf(await app.signIn(aSetup)) ?? '';
});
afterAll(() => app.stop());

const prove = () => app.sql("update identity.users set email_verified_at = now() where username = 'maya'");
const deactivate = () => app.send('PATCH /api/admin/users/1', admin, { isDeactivated: true });
const leftAddress = (userId = 1, at = '2025-11-20T12:00:00Z') =>
  app.sql(`insert into identity.former_emails values (${userId}, 'Old@example.com', 'old@example.com', '${at}')`);
const find = async (whom: string): Promise<PersonEntry[]> =>
  (await app.get(`/api/admin/persons?search=${encodeURIComponent(whom)}`, admin)).body.entries;
const erase = (whom: string, answer: object = requests) =>
  app.send('DELETE /api/admin/persons', admin, { whom, ...answer });
const accounts = async () =>
  (await app.sql<{ id: number }>('select id from identity.users')).map(({ id }) => id).sort();

describe('an admin who looks for somebody', () => {
  it.each(['maya', 'MAYA@example.com', '#1'])('finds their account, also a deactivated one: by %s', async (whom) => {
    await deactivate();
    const status = ['email not confirmed', 'deactivated'];
    expect(await find(whom)).toMatchObject([{ kind: 'account', id: '#1', status, name: 'maya' }]);
  });

  it('finds the account that had proven an address and left it', async () => {
    await leftAddress();
    expect(await find('old@Example.com')).toMatchObject([{ kind: 'former address', id: '#1' }]);
  });

  it('finds no account that got an address after its owner had left it', async () => {
    await prove();
    await leftAddress();
    await app.register({ ...maya, username: 'next', email: 'old@example.com' });
    expect((await find('old@example.com')).map(({ kind, id }) => [kind, id])).toEqual([
      ['account', '#3'],
      ['former address', '#1'],
    ]);
    expect((await find('maya')).map(({ id }) => id)).toEqual(['#1']);
  });

  it('finds nobody where nobody is, and has to say whom', async () => {
    expect(await find('nobody@example.com')).toEqual([]);
    expect((await app.get('/api/admin/persons?search=', admin)).status).toBe(400);
  });
});

describe('an admin who answers what is kept of somebody', () => {
  it('takes along what the owner would, also of a deactivated account, and is on record', async () => {
    await prove();
    await deactivate();
    const { body } = await app.send('POST /api/admin/persons/export', admin, { whom: maya.email, ...requests });
    expect(body).toMatchObject({ account: { username: 'maya' }, reasons: expect.any(Array) });
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash"|"sid"|token/i);
    const [record] = await app.sql("select subject_id, new from log.audit where what = 'exported'");
    expect(record).toEqual({ subject_id: 'all', new: { by: ['email'], ...requests } });
  });

  it('takes along what is counted under an address once it is proven, and not before', async () => {
    const tries = async () => {
      const { body } = await app.send('POST /api/admin/persons/export', admin, { whom: 'maya', ...requests });
      return body.tries.map(({ of }: { of: string }) => of);
    };
    expect(await tries()).toEqual([]);
    await prove();
    expect(await tries()).not.toEqual([]);
  });

  it('tells nothing of an account to whoever has an address that it only typed in', async () => {
    const { body } = await app.send('POST /api/admin/persons/export', admin, { whom: maya.email, ...requests });
    expect([body.account, body.mails]).toEqual([undefined, undefined]);
  });

  it.each(['eve', '#61'])(
    'tells nothing, and has nothing on record, of an account that is not there: %s',
    async (whom) => {
      const { body } = await app.send('POST /api/admin/persons/export', admin, { whom, ...requests });
      expect(body.code).toBe('USER_NOT_FOUND');
      expect(await app.sql("select 1 from log.audit where what = 'exported'")).toEqual([]);
    },
  );

  it('says who asks, and how that was shown', async () => {
    const { body } = await app.send('POST /api/admin/persons/export', admin, { whom: 'maya' });
    expect(body.errors).toEqual([
      { field: 'reason', message: 'Please choose who asks' },
      { field: 'shownBy', message: 'Please choose how it was shown who asks' },
    ]);
  });
});

describe('an admin who forgets somebody', () => {
  it('deletes the account of whoever lost the way in: deactivated, with an address that was proven', async () => {
    await prove();
    await leftAddress();
    await deactivate();
    const { body } = await erase('Maya@example.com');
    expect(body).toEqual({ erased: 1, hadAccount: true });
    expect([await accounts(), await app.sql('select 1 from identity.former_emails')]).toEqual([[2], []]);
    const [record] = await app.sql("select who, new from log.audit where what = 'person erased'");
    expect(record).toEqual({ who: 'first', new: { by: 'email', ...requests, erased: 1 } });
  });

  it('deletes an account whose address was never proven by its username, and not by the address', async () => {
    expect((await erase(maya.email)).body).toEqual({ erased: 0, hadAccount: false });
    expect((await erase('maya')).body).toEqual({ erased: 1, hadAccount: true });
    expect(await accounts()).toEqual([2]);
  });

  it('forgets an address that an account has left, and the account stays', async () => {
    await leftAddress();
    expect((await erase('old@example.com')).body).toEqual({ erased: 1, hadAccount: false });
    expect([await accounts(), await find('old@example.com')]).toEqual([[1, 2], []]);
    expect(await app.sql('select erased from log.erasures')).toEqual([{ erased: 1 }]);
  });

  it('leaves an address to whoever had it after them', async () => {
    await leftAddress(1);
    await leftAddress(2, '2025-11-21T12:00:00Z');
    expect(await find('maya')).toMatchObject([{ kind: 'account', id: '#1' }]);
    expect((await erase('maya')).body).toEqual({ erased: 1, hadAccount: true });
    expect(await app.sql('select user_id from identity.former_emails')).toEqual([{ user_id: 2 }]);
  });

  it('finds no account that is not there, and keeps the only admin', async () => {
    const codes = [];
    for (const whom of ['eve', '#77', '#2']) codes.push((await erase(whom)).body.code);
    expect(codes).toEqual(['USER_NOT_FOUND', 'USER_NOT_FOUND', 'ONLY_ADMIN']);
  });

  it('leaves no name of theirs behind where they forget themselves', async () => {
    await app.send('PATCH /api/admin/users/1', admin, { isAdmin: true });
    expect((await erase('first')).body.hadAccount).toBe(true);
    expect(JSON.stringify(await app.sql('select * from log.audit'))).not.toContain('"first"');
  });
});
