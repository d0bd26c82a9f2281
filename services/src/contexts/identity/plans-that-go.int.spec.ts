import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { until } from '../../../test/until.js';
import { loadMemberships } from '../../demo/membership/load-memberships.js';
import { inTransaction } from '../../platform/database/in-transaction.js';
import { aSetup, IdentityApp, setupCredentials, sidOf } from './testing/identity-app.js';

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
  admin = sidOf(await app.signIn({ username: 'first', password: setupCredentials.password })) ?? '';
  await loadMemberships(app.app);
});
afterAll(() => app.stop());

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const send = (line: string, body: object = {}) =>
  app.send(line, admin, body).then(({ status, body }) => ({ status, body }));
const grant = () => send('PUT /api/admin/users/1/plan', { tier: 'gold', until: tomorrow, guestPassesLeft: 1 });
const gold = async () =>
  (await app.sql<{ id: number }>("select id from membership.memberships where slug = 'gold'"))[0]?.id;

/** Until so many wait for another person's lock, or the last of them does not have to. */
const waiting = async (many: number, last: Promise<unknown>) => {
  const waitingForLocks =
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  let isDone = false;
  void last.finally(() => {
    isDone = true;
  });
  await until(async () => isDone || (await app.sql(waitingForLocks)).length >= many);
};

describe('a plan that is given while it is deleted', () => {
  it('stays, where it was given first', async () => {
    const id = await gold();
    const [granting, deleting] = await inTransaction(app.part(pg.Pool), async (db) => {
      await db.query('select from identity.users where id = 1 for update');
      const first = grant();
      await waiting(1, first);
      const second = send(`DELETE /api/memberships/${id}`);
      await waiting(2, second);
      return [first, second];
    });
    expect(await granting).toMatchObject({ status: 200, body: { plan: { tier: 'gold' } } });
    expect(await deleting).toMatchObject({ status: 409, body: { code: 'MEMBERSHIP_IN_USE' } });
  });

  it('is not given, where it went first', async () => {
    const [granting] = await inTransaction(app.part(pg.Pool), async (db) => {
      await db.query("delete from membership.memberships where slug = 'gold'");
      const late = grant();
      await waiting(1, late);
      return [late];
    });
    expect(await granting).toMatchObject({ status: 404, body: { code: 'MEMBERSHIP_NOT_FOUND' } });
  });
});
