import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type pg from 'pg';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { ChannelListener } from './channel-listener.js';
import { LogWakes } from './log-wakes.js';

let database: TestDatabase;
let pool: pg.Pool;
let log: LogWakes;

beforeAll(async () => {
  database = await testDatabase();
  pool = database.pool();
});
afterEach(() => void jest.useRealTimers());
afterAll(() => database.drop());
beforeEach(() => {
  // the two seconds pass only when a story lets them: until then nothing but a notice can wake anybody
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'queueMicrotask'] });
  log = new LogWakes((wake) => new ChannelListener({ connectionString: database.url, application_name: 'spec' }, wake));
});

const notify = () => pool.query("select pg_notify('log', '1')");

const connections = async () =>
  (
    await pool.query(
      `select 1 from pg_stat_activity where application_name = 'spec-log-listener' and datname = current_database()`,
    )
  ).rowCount;

/** A follower who counts, and can be waited for. */
function follower() {
  const wakes = { count: 0, next: () => new Promise<void>((resolve) => heard.push(resolve)) };
  const heard: (() => void)[] = [];
  const wake = () => {
    wakes.count += 1;
    for (const resolve of heard.splice(0)) resolve();
  };
  return { wakes, wake };
}

describe('those who follow the log', () => {
  it('are woken when the connection is there, and by each commit', async () => {
    const { wakes, wake } = follower();
    const connected = wakes.next();
    const unfollow = log.follow(wake);
    await connected;
    const committed = wakes.next();
    await notify();
    await committed;
    unfollow();
  });

  it('share one connection, which goes with the last of them', async () => {
    const [ann, bob] = [follower(), follower()];
    const connected = Promise.all([ann.wakes.next(), bob.wakes.next()]);
    const [annLeaves, bobLeaves] = [log.follow(ann.wake), log.follow(bob.wake)];
    await connected;
    expect(await connections()).toBe(1);
    annLeaves();
    const committed = bob.wakes.next();
    await notify();
    await committed;
    bobLeaves();
    while (await connections()) await notify();
  });

  it('leave no connection behind when they go before it is there', async () => {
    log.follow(() => undefined)();
    const { wakes, wake } = follower();
    const connected = wakes.next();
    const unfollow = log.follow(wake);
    await connected;
    while ((await connections()) !== 1) await notify();
    unfollow();
    while (await connections()) await notify();
  });

  it('are woken every two seconds besides, and only as long as somebody follows', () => {
    const { wakes, wake } = follower();
    const unfollow = log.follow(wake);
    jest.advanceTimersByTime(6_000);
    unfollow();
    expect([wakes.count, jest.getTimerCount()]).toEqual([3, 0]);
  });
});
