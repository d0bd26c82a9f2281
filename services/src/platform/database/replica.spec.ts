import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { Replica } from './replica.js';

/** Answers as PostgreSQL would. */
const saying = (answer: { isReplica: boolean; position: string | null } | Error) =>
  ({
    query: () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ rows: [answer] })),
  }) as unknown as pg.Pool;

describe('a replica', () => {
  it('is asked while it is there, and has reached what it has replayed', async () => {
    const replica = new Replica('one', saying({ isReplica: true, position: '0/20' }));
    expect(replica.isFit).toBe(false);
    await replica.look();
    expect([replica.isFit, replica.hasReached(0x20n), replica.hasReached(0x21n)]).toEqual([true, true, false]);
  });

  it('is late since it was first missing something', async () => {
    const replica = new Replica('one', saying({ isReplica: true, position: '0/20' }));
    await replica.look();
    replica.isToReach(0x10n);
    expect(replica.behindMs).toBe(0);
    replica.isToReach(0x30n);
    expect(replica.behindMs).toBeGreaterThan(0);
  });

  it('is not fresher than it is because it has been behind for very long', async () => {
    const server = { isReplica: true, position: '0/0' };
    const replica = new Replica('one', saying(server));
    await replica.look();
    for (let nth = 1n; nth <= 1_000n; nth++) replica.isToReach(nth);
    await pause(50);
    server.position = '0/1F4';
    await replica.look();
    replica.isToReach(1_001n);
    expect(replica.behindMs).toBeGreaterThanOrEqual(50);
  });

  it('is not asked, and not late, once it is the primary', async () => {
    const replica = new Replica('one', saying({ isReplica: false, position: null }));
    replica.isToReach(0x30n);
    await replica.look();
    expect([replica.isFit, replica.behindMs]).toEqual([false, 0]);
  });

  it('is not asked when it does not answer', async () => {
    const replica = new Replica('one', saying(new Error('away')));
    await replica.look();
    expect(replica.isFit).toBe(false);
  });
});
