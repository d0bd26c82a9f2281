import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ListenerHouse, listenerHouse } from '../testing/listener-house.js';
import { until } from '../testing/until.js';

const script = join('packages', 'event-store', 'dist', 'testing', 'listening-process.js');
const name = 'by-process';
const children: ChildProcess[] = [];

let house: ListenerHouse;

beforeAll(async () => {
  house = await listenerHouse();
});
beforeEach(() => house.nextLedger());
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await house.close();
});

function worker(overrides: Readonly<Record<string, string>> = {}): ChildProcess {
  const env = { ...process.env, DATABASE_URL: house.url, ...overrides };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return child;
}

const dropCoins = async (count: number) => {
  await Promise.all(Array.from({ length: count }, (_, nth) => house.dropInto(`jar/${nth % 9}`)));
};
const oneTo = (last: number) => Array.from({ length: last }, (_, nth) => nth + 1);

describe('a worker that is killed', () => {
  const ways = ['effect:1', 'effect:77', 'commit:1', 'commit:2', 'committed:1', 'committed:3', 'effect:50'];
  /** `DEATH_TIMES=100 npx jest workers-that-die --selectProjects int` says another number. */
  const times = Number(process.env.DEATH_TIMES ?? ways.length);
  const deaths = Array.from({ length: times }, (_, nth) => ways[nth % ways.length] as string);
  const coins = 500 * Math.ceil(times / ways.length);

  it('in the middle of effects, before a commit or after it, has every effect once all the same', async () => {
    for (let left = coins; left > 0; left -= 500) await dropCoins(500);
    for (const death of deaths) {
      const child = worker({ DIES: death });
      expect([death, ...(await once(child, 'exit'))]).toEqual([death, null, 'SIGKILL']);
      // what was committed is whole: as many effects as the checkpoint says
      const { heard, checkpoint } = await house.progress(name);
      expect(heard).toEqual(oneTo(checkpoint));
    }
    const last = worker();
    await until(async () => (await house.checkpoint(name)) === coins);
    last.kill('SIGTERM');
    expect(await once(last, 'exit')).toEqual([0, null]);
    expect(await house.heard(name)).toEqual(oneTo(coins));
    expect(await house.parked(name)).toEqual([]);
  }, 600_000);
});

describe('a worker that is stopped in the middle of an effect', () => {
  it('is followed by another, and does nothing twice when it goes on', async () => {
    await dropCoins(100);
    const stopped = worker({ RESTS_AT: '30' });
    await once(stopped.stdout as NodeJS.ReadableStream, 'data');
    stopped.kill('SIGSTOP');

    const other = worker();
    await until(async () => (await house.checkpoint(name)) === 100); // PostgreSQL ends the session that does nothing
    expect(await house.heard(name)).toEqual(oneTo(100));

    stopped.kill('SIGCONT');
    other.kill('SIGTERM');
    await once(other, 'exit');
    await dropCoins(20);
    await until(async () => (await house.checkpoint(name)) === 120);
    expect(await house.heard(name)).toEqual(oneTo(120));
    expect(await house.parked(name)).toEqual([]);
  });
});
