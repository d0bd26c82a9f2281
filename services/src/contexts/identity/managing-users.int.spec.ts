import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { searchText } from '@northlight/contracts';
import { loadMemberships } from '../../demo/membership/load-memberships.js';
import { dateInWords } from '../../platform/kernel/venue-time.js';
import { Accounts } from './domain/accounts.js';
import { aSetup, IdentityApp, maya, setupCredentials, sidOf } from './testing/identity-app.js';

// a password hash takes its time, and longer on a busy machine
jest.setTimeout(60_000);

let app: IdentityApp;
let admin: string;

beforeAll(async () => {
  app = await IdentityApp.start();
});
beforeEach(async () => {
  await app.clear();
  await app.register(aSetup);
  await app.register();
  admin = sidOf(await app.signIn({ username: 'first', password: setupCredentials.password })) ?? '';
});
afterAll(() => app.stop());

const list = async (query = '') => (await app.get(`/api/admin/users${query}`, admin)).body;
const usernames = async (query = '') => (await list(query)).items.map(({ username }: { username: string }) => username);
const change = (id: number, body: object, sid = admin) => app.send(`PATCH /api/admin/users/${id}`, sid, body);
const audit = () => app.sql<{ what: string }>('select * from log.audit order by at');
const [first, second] = [1, 2];

describe('the accounts', () => {
  it('are listed by username, a page at a time, and found by a part of what they are called', async () => {
    const { items, nextCursor } = await list('?limit=1');
    expect([items[0].username, items[0].isAdmin]).toEqual(['first', true]);
    expect(await list(`?limit=1&cursor=${nextCursor}`)).toMatchObject({
      items: [{ username: 'maya', email: maya.email, isAdmin: false, roles: [], isDeactivated: false }],
      nextCursor: null,
    });
    expect(await usernames('?search=MAYA@')).toEqual(['maya']);
    await app.sql(`update identity.users set first_name = 'Maya', last_name = 'Lindqvist' where username = 'maya'`);
    expect(await usernames('?search=a%20LIND')).toEqual(['maya']);
    expect(await usernames('?search=lind%20maya')).toEqual(['maya']);
    for (const text of ['Siobhan O’Brien', "José 'Ñandú'", 'Łukasz Groß', 'Sørensen Æsa', 'ΣΑΣ ʼ´`', 'Ｆｕｌｌ  ½']) {
      const [row] = await app.sql<{ made: string }>(
        `select identity.search_text('${text.replaceAll("'", "''")}') made`,
      );
      expect(row?.made).toBe(searchText(text));
    }
    expect(await usernames('?search=%25')).toEqual([]);
    expect(JSON.stringify(await list())).not.toContain('argon2');
  });

  it('are for admins only', async () => {
    const sid = sidOf(await app.signIn()) ?? '';
    expect((await app.get('/api/admin/users', sid)).status).toBe(403);
    expect((await change(second, { isAdmin: true }, sid)).status).toBe(403);
    expect((await app.send(`POST /api/admin/users/${second}/reset-link`, sid)).status).toBe(403);
    expect((await app.get('/api/admin/users')).status).toBe(401);
  });
});

describe('an admin', () => {
  it('gives somebody a role, which counts from the next request on, and it is on record', async () => {
    const sid = sidOf(await app.signIn()) ?? '';
    expect((await change(second, { roles: ['ops', 'desk'] })).body).toMatchObject({ roles: ['desk', 'ops'] });
    expect((await app.get('/api/auth/me', sid)).body.roles).toEqual(['desk', 'ops']);
    await change(second, { roles: ['desk', 'ops'] });
    const written = (await audit()).filter(({ what }) => what === 'rights changed');
    expect(written).toMatchObject([
      {
        ...{ who_id: first, who: 'first', role: 'admin', subject_id: String(second), subject: 'maya' },
        ...{ old: { roles: [] }, new: { roles: ['desk', 'ops'] } },
      },
    ]);
  });

  it('closes an account: its sessions end, it cannot sign in, and comes back when it is opened', async () => {
    const sid = sidOf(await app.signIn()) ?? '';
    expect((await change(second, { isDeactivated: true })).body.isDeactivated).toBe(true);
    expect((await app.get('/api/auth/me', sid)).status).toBe(401);
    const refused = await app.signIn();
    expect([refused.status, refused.body.code]).toEqual([403, 'ACCOUNT_DEACTIVATED']);
    expect((await app.signIn({ ...maya, password: 'wrong' })).body.code).toBe('INVALID_CREDENTIALS');
    await change(second, { isDeactivated: false });
    expect((await app.signIn()).status).toBe(200);
  });

  it('stays while there is no other', async () => {
    for (const body of [{ isAdmin: false }, { isDeactivated: true }])
      expect((await change(first, body)).body.code).toBe('ONLY_ADMIN');
    await change(second, { isAdmin: true });
    expect((await change(first, { isAdmin: false })).body.isAdmin).toBe(false);
    expect((await app.get('/api/admin/users', admin)).status).toBe(403);
  });

  it('stays, or the other does, when two take each other’s rights at once', async () => {
    await change(second, { isAdmin: true });
    const other = sidOf(await app.signIn()) ?? '';
    const answers = await Promise.all([change(second, { isAdmin: false }), change(first, { isAdmin: false }, other)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.sql('select count(*)::int as admins from identity.users where is_admin')).toEqual([{ admins: 1 }]);
  });

  it('has somebody sent a link to a new password, without seeing it', async () => {
    const answer = await app.send(`POST /api/admin/users/${second}/reset-link`, admin);
    expect([answer.status, answer.body]).toEqual([202, { email: maya.email }]);
    expect(await app.links()).toContainEqual(expect.objectContaining({ purpose: 'reset-password', email: maya.email }));
    expect(await app.jobs()).toContain('password-reset-asked');
  });

  describe('and the plans that are sold at the desk', () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const gold = { tier: 'gold', until: day(30), guestPassesLeft: 1 };
    const grant = (body: object, id = second) => app.send(`PUT /api/admin/users/${id}/plan`, admin, body);
    const me = async () => (await app.get('/api/auth/account', sidOf(await app.signIn()))).body;

    it('gives one, renews it and ends it; its holder sees it, and all of it is on record', async () => {
      await loadMemberships(app.app);
      const given = await grant(gold);
      expect([given.status, given.body.plan]).toMatchObject([200, { ...gold, status: 'active' }]);
      expect(await me()).toMatchObject({
        ...{ membershipTier: 'gold', subscriptionStatus: 'active', subscriptionEndDate: day(30), guestPassesLeft: 1 },
      });
      const renewed = await grant({ ...gold, until: day(60), guestPassesLeft: '0' });
      expect(renewed.body.plan).toEqual({ ...given.body.plan, until: day(60), guestPassesLeft: 0 });
      await grant({ ...gold, until: day(60), guestPassesLeft: 0 });
      const ended = await grant({ tier: 'none' });
      expect(ended.body.plan).toEqual({
        tier: 'none',
        status: 'inactive',
        since: null,
        until: null,
        guestPassesLeft: 0,
      });
      const written = (await audit()).filter(({ what }) => what === 'plan changed');
      expect(written).toMatchObject([
        { who: 'first', subject: 'maya', old: { tier: 'none' }, new: { tier: 'gold', until: day(30) } },
        { old: { until: day(30) }, new: { until: day(60) } },
        { old: { tier: 'gold' }, new: { tier: 'none' } },
      ]);
    });

    it('sees one end with its last day, although nobody ends it', async () => {
      await loadMemberships(app.app);
      await grant(gold);
      expect(await app.part(Accounts).activeMembers()).toBe(1);
      await app.sql(`update identity.users set subscription_end_date = current_date - 2 where id = ${second}`);
      expect((await me()).subscriptionStatus).toBe('expired');
      expect(await app.part(Accounts).activeMembers()).toBe(0);
      expect((await list('?search=maya')).items[0].plan.status).toBe('expired');
    });

    it.each([
      [{ ...gold, tier: 'bronze' }, '404 Membership not found'],
      [{ ...gold, tier: 'Gold!' }, '400 Please choose a plan'],
      [{ ...gold, until: day(-3) }, `400 Please choose a last day no earlier than ${dateInWords(day(-0.5))}.`],
      [{ ...gold, until: day(900) }, /^400 Please choose a last day no later than \w+ \d+, \d{4}\.$/],
      [{ tier: 'gold', guestPassesLeft: 1 }, '400 Please choose the plan’s last day'],
      [{ ...gold, guestPassesLeft: 101 }, '400 Please enter a whole number of guest passes from 0 to 100'],
    ])('is told what is wrong with %j', async (body, expected) => {
      await loadMemberships(app.app);
      const answer = await grant(body);
      expect(`${answer.status} ${answer.body.message}`).toEqual(
        typeof expected === 'string' ? expected : expect.stringMatching(expected),
      );
    });

    it('cannot give one to nobody, nor can somebody give themselves one', async () => {
      await loadMemberships(app.app);
      expect((await grant(gold, 99)).body.code).toBe('USER_NOT_FOUND');
      const sid = sidOf(await app.signIn()) ?? '';
      expect((await app.send(`PUT /api/admin/users/${second}/plan`, sid, gold)).status).toBe(403);
    });

    it('keeps a plan from being deleted while somebody has it', async () => {
      await loadMemberships(app.app);
      await grant(gold);
      const [gone] = await app.sql<{ id: number }>("select id from membership.memberships where slug = 'gold'");
      const refused = await app.send(`DELETE /api/memberships/${gone?.id}`, admin);
      expect([refused.status, refused.body.message]).toEqual([409, 'Gold can’t be deleted because 1 person has it.']);
      await grant({ tier: 'none' });
      expect((await app.send(`DELETE /api/memberships/${gone?.id}`, admin)).status).toBe(204);
    });
  });

  it.each([
    [99, { isAdmin: true }, '404 User not found'],
    [2, { roles: ['king'] }, '400 Roles must be from: desk, ops, deployer'],
    [2, { roles: ['desk', 'desk'] }, '400 Please list each role only once'],
    [2, { isAdmin: 'yes' }, '400 isAdmin must be true or false'],
  ])('is told what is wrong with user %i as %j', async (id, body, expected) => {
    const answer = await change(id, body);
    expect(`${answer.status} ${answer.body.message}`).toBe(expected);
  });
});
