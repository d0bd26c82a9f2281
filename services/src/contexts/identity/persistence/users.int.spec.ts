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

describe('an account whose name or address somebody has', () => {
  it('is refused before the database would fail, which tells its log', async () => {
    const users = app.part(UsersRepository);
    const before = await users.add(candidate(20));
    for (const taken of [{ username: before.username }, { email: before.email.toUpperCase() }])
      await expect(users.add({ ...candidate(21), ...taken })).rejects.toMatchObject({
        code: expect.stringMatching(/_TAKEN$/),
      });
    expect((await users.add(candidate(21))).id).toBe(before.id + 1); // a statement that fails uses a number up
  });
});
