import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IdentityApp } from '../testing/identity-app.js';
import { UsersRepository } from './users.repository.js';

let app: IdentityApp;
beforeAll(async () => {
  app = await IdentityApp.start();
});
afterAll(() => app.stop());

const candidate = (i: number) => ({
  username: `first${i}`,
  email: `first${i}@example.com`,
  passwordHash: '$argon2id$not-a-real-one',
  createdAt: new Date('2026-11-20T12:00:00Z'),
});

describe('eight who become the first admin at the same moment', () => {
  it('are one, and seven who came too late', async () => {
    const users = app.part(UsersRepository);
    // a pool that is still connecting would let the first one finish before the second begins
    await Promise.all(Array.from({ length: 8 }, () => app.sql('select 1')));
    const ends = await Promise.allSettled(Array.from({ length: 8 }, (_, i) => users.addFirstAdmin(candidate(i))));
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []));
    expect(refused).toEqual(Array(7).fill('SETUP_COMPLETE'));
    expect(await app.sql('select 1 from identity.users where is_admin')).toHaveLength(1);
  });
});
