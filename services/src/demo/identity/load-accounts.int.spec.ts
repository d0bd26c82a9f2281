import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { IdentityApp } from '../../contexts/identity/testing/identity-app.js';
import { loadAccounts } from './load-accounts.js';

// a password hash takes its time, and longer on a busy machine
jest.setTimeout(60_000);

let app: IdentityApp;
beforeAll(async () => {
  app = await IdentityApp.start();
});
beforeEach(() => app.clear());
afterAll(() => app.stop());

describe('the people of the demo', () => {
  it('are made once, and can sign in with the passwords that were shown', async () => {
    const made = await loadAccounts(app.app, { withAdmin: false });
    expect(made.map(({ username }) => username)).toEqual([
      'maya',
      'devon',
      'priya',
      'nora',
      'theo',
      'ida',
      'frank',
      'desk',
      'ops',
      'deployer',
    ]);
    for (const account of made) expect((await app.signIn(account)).status).toBe(200);
    expect(await loadAccounts(app.app, { withAdmin: false })).toEqual([]);
  });

  it('leave /setup open unless an admin was asked for', async () => {
    await loadAccounts(app.app, { withAdmin: false });
    expect((await app.get('/api/setup/status')).body).toEqual({ complete: false, open: true });
    expect((await loadAccounts(app.app, { withAdmin: true })).map(({ username }) => username)).toEqual(['admin']);
    expect((await app.get('/api/setup/status')).body).toEqual({ complete: true, open: false });
    expect(await loadAccounts(app.app, { withAdmin: true })).toEqual([]);
  });

  it('have the plans of the demo', async () => {
    await loadAccounts(app.app, { withAdmin: false });
    const plans = await app.sql(
      `select username, membership_tier, subscription_status, subscription_end_date - (now() at time zone 'utc')::date as days
       from identity.users where membership_tier <> 'none' order by id`,
    );
    expect(plans).toEqual([
      { username: 'devon', membership_tier: 'gold', subscription_status: 'active', days: 20 },
      { username: 'priya', membership_tier: 'silver', subscription_status: 'expired', days: -1 },
    ]);
  });
});
