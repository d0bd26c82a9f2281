import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { silentLogger } from '../environment.js';
import { EventStore } from '../event-store.js';
import { drop, jar } from '../testing/log-house.js';
import { twoServers } from '../testing/two-servers.js';
import { AnotherPast, bringOver } from './bring-over.js';
import { finishMoves } from './finish-moves.js';
import { LedgerRemains } from './ledger-remains.js';

let house: Awaited<ReturnType<typeof twoServers>>;

beforeAll(async () => {
  house = await twoServers();
});
afterAll(() => house.close());

let ledgers = 100;

const isLocked = async (ledger: number) =>
  (await house.home.query("select 1 from pg_locks where locktype = 'advisory' and objid = $1", [ledger])).rowCount !==
  0;

/** A ledger with two events at home, and a process that writes to it. */
async function aLedger() {
  const ledger = ++ledgers;
  const store = house.process();
  const dropOne = () => store.transaction(ledger, (work) => work.apply(jar, 'jar/a', drop(1)));
  await dropOne();
  await dropOne();
  const killedAfter = (step: string) =>
    house.move(ledger, (done) => {
      if (done === step) throw new Error('killed');
    });
  return { ledger, store, dropOne, killedAfter };
}

describe('a mover that lost its lock and does not know', () => {
  it('does not open what was taken back meanwhile', async () => {
    const { ledger, dropOne } = await aLedger();
    const late = house.move(ledger, async (step) => {
      if (step !== 'caught up') return;
      await house.home.query(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = $1
           and database = (select oid from pg_database where datname = current_database())`,
        [ledger],
      );
      while (await isLocked(ledger)) await pause(20);
      await house.move(ledger).takeBack();
      await dropOne();
    });
    await expect(late.to('b')).rejects.toThrow('Somebody else moves it, or took it back.');
    expect(await dropOne()).toBe(4);
  });
});

describe('a mover that died', () => {
  const services = () => ({ ...house, servers: house.servers(), logger: silentLogger });

  it('is finished by the worker where nobody could write, and left alone where it still copied', async () => {
    const [closed, copying] = [await aLedger(), await aLedger()];
    await expect(closed.killedAfter('closed').to('b')).rejects.toThrow('killed');
    await expect(copying.killedAfter('copied').to('b')).rejects.toThrow('killed');
    const waiting = closed.dropOne();
    expect(await finishMoves(services())).toEqual([closed.ledger]);
    expect([await waiting, await copying.dropOne()]).toEqual([3, 3]);
    expect(await house.rows(house.b, copying.ledger)).toEqual([{ stream: 'jar/a', coins: 2 }]);
    expect(await finishMoves(services())).toEqual([]);
    await house.move(copying.ledger).takeBack();
  });
});

describe('a move', () => {
  it('stops where the source has another past than the target', async () => {
    const { ledger, killedAfter, dropOne } = await aLedger();
    await expect(killedAfter('copied').to('b')).rejects.toThrow('killed');
    await house.home.query('update log.events set batch = gen_random_uuid() where ledger = $1 and position = 2', [
      ledger,
    ]);
    await expect(house.move(ledger).to('b')).rejects.toThrow(
      `Event 2 of ledger ${ledger} is another one on b than on home`,
    );
    await house.move(ledger).takeBack();
    expect(await dropOne()).toBe(3);
  });

  it('goes to servers that are known, and not where the ledger is', async () => {
    const { ledger } = await aLedger();
    await expect(house.move(ledger).to('nowhere')).rejects.toThrow('No server is named nowhere');
    await expect(house.move(ledger).to('home')).rejects.toThrow('It is on home already');
    await expect(house.move(ledger).takeBack()).rejects.toThrow('It is not on its way anywhere');
  });
});

describe('a program of the release before, which does not look where a ledger is decided', () => {
  it('is refused by the table', async () => {
    const { ledger } = await aLedger();
    await house.move(ledger).to('b');
    const append = house.home.query(
      'update log.head set position = position + 1, token = gen_random_uuid() where ledger = $1',
      [ledger],
    );
    await expect(append).rejects.toMatchObject({ code: '40001', message: `Ledger ${ledger} is decided on b` });
  });
});

describe('a process that knows of no other server', () => {
  it('tells those who ask for a ledger that is there to come again', async () => {
    const { ledger } = await aLedger();
    await house.move(ledger).to('b');
    const { home: pool, types, projections } = house;
    const alone = new EventStore({ pool, types, projections });
    const asked = alone.transaction(ledger, (work) => work.apply(jar, 'jar/a', drop(1)));
    await expect(asked).rejects.toMatchObject({ code: 'UNAVAILABLE', message: `Ledger ${ledger} is decided on b` });
    await alone.close();
  });
});

describe('a decision over two ledgers', () => {
  it('is made where both are on one server, and refused where they are not', async () => {
    const [one, other] = [await aLedger(), await aLedger()];
    const both = () =>
      house
        .process()
        .transactionOver([one.ledger, other.ledger], (first, second) => [
          first.apply(jar, 'jar/a', drop(1)),
          second.apply(jar, 'jar/a', drop(1)),
        ]);
    await house.move(one.ledger).to('b');
    await expect(both()).rejects.toMatchObject({ code: 'LEDGERS_APART' });
    await house.move(other.ledger).to('b');
    expect(await both()).toEqual([3, 3]);
    expect(await house.rows(house.home, other.ledger)).toEqual([{ stream: 'jar/a', coins: 3 }]);
  });
});

describe('what a ledger left behind', () => {
  const remains = (ledger: number) =>
    new LedgerRemains({ servers: house.servers(), projections: house.projections }, ledger);

  it('is compared, deleted, and in nobody’s way when the ledger comes back', async () => {
    const { ledger, dropOne } = await aLedger();
    await house.move(ledger).to('b');
    await dropOne();
    await house.move(ledger).to('c');
    expect(await remains(ledger).compare('b')).toEqual({ events: 3, differing: [] });
    await expect(remains(ledger).clear('b')).rejects.toThrow('It moved less than 10 minutes ago');
    await expect(remains(ledger).clear('home', 0)).rejects.toThrow('What is at home is not left behind');
    await expect(remains(ledger).clear('c', 0)).rejects.toThrow('It is decided on c');
    await remains(ledger).clear('b', 0);
    expect([await house.events(house.b, ledger), await house.rows(house.b, ledger)]).toEqual([[], []]);
    await house.move(ledger).to('b');
    expect(await dropOne()).toBe(4);
  });

  it('stays where an event of it differs', async () => {
    const { ledger } = await aLedger();
    await house.move(ledger).to('b');
    await house.move(ledger).to('c');
    await house.b.query(`update log.events set data = '{"coins":7}' where ledger = $1 and position = 2`, [ledger]);
    expect((await remains(ledger).compare('b')).differing).toEqual([2]);
    await expect(remains(ledger).clear('b', 0)).rejects.toThrow('1 events differ, the first at 2');
  });

  it('stays where an event of it is missing, and where the server decides, too', async () => {
    const { ledger } = await aLedger();
    await house.move(ledger).to('b');
    await house.move(ledger).to('c');
    await house.b.query('delete from log.events where ledger = $1 and position = 2', [ledger]);
    await house.b.query('update log.head set server = null where ledger = $1', [ledger]);
    expect((await remains(ledger).compare('b')).differing).toEqual([2]);
    await expect(remains(ledger).clear('b', 0)).rejects.toThrow('b decides it, too');
  });
});

describe('a server that decides a ledger and was set back', () => {
  it('brings nothing home before a person has looked', async () => {
    const { ledger } = await aLedger();
    await house.move(ledger).to('b');
    await house.b.query('delete from log.events where ledger = $1 and position = 2', [ledger]);
    await house.b.query('update log.head set position = 1, token = gen_random_uuid() where ledger = $1', [ledger]);
    const services = { ...house, servers: house.servers() };
    await expect(bringOver(services, { ledger, source: 'b', target: 'home' })).rejects.toThrow(AnotherPast);
  });
});
