import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { projection } from '../project/projection.js';
import { type CoinsDropped, drop, jar, logHouse } from '../testing/log-house.js';
import { until } from '../testing/until.js';

let house: Awaited<ReturnType<typeof logHouse>>;

beforeAll(async () => {
  house = await logHouse();
  for (const name of ['a', 'b', 'c']) await dropInto(`jar/${name}`, 10);
});
afterAll(() => house.close());

const dropInto = (stream: string, coins: number) =>
  house.events.transaction(1, (work) => work.apply(jar, stream, drop(coins)));

const setting = async (sql: string): Promise<unknown[]> =>
  (await house.pool.query({ text: sql, rowMode: 'array' })).rows;

describe('somebody who reads for long', () => {
  it('keeps neither writers waiting nor other readers, and is waited for', async () => {
    const reader = await house.pool.connect();
    await reader.query('begin; select count(*) from spec.jars');
    let isBuilt = false;
    const rebuild = house.projections.rebuild('jars').then(() => {
      isBuilt = true;
    });
    await until(async () => (await waitingForTables()) > 0);
    for (let nth = 0; nth < 20; nth++) await dropInto('jar/a', 1);
    expect(await house.rows()).toContainEqual({ stream: 'jar/a', coins: 30 });
    expect(isBuilt).toBe(false);
    await reader.query('commit');
    reader.release();
    await rebuild;
    expect(await house.projections.verify('jars')).toBe(0);
  });

  it('as a vacuum does, is waited for before anybody else has to wait', async () => {
    const vacuum = await house.pool.connect();
    await vacuum.query('begin; lock table spec.jars in share update exclusive mode');
    const rebuild = house.projections.rebuild('jars');
    await until(async () => (await waitingForTables()) > 0);
    await dropInto('jar/a', 1);
    await vacuum.query('rollback');
    vacuum.release();
    expect(await rebuild).toBeGreaterThan(0);
    expect(await house.projections.verify('jars')).toBe(0);
  });
});

const waitingForTables = async (): Promise<number> => {
  const rows = await setting("select 1 from pg_locks where not granted and relation = 'spec.jars'::regclass");
  return rows.length;
};

describe('a rebuild that stands still while writers wait for it', () => {
  /** The same rows, by a program that stops in the middle of an exchange until it is told to go on. */
  function standingStill() {
    const { projections } = house.another();
    const held = { isStill: false, goOn: (): void => undefined };
    const signal = new Promise<void>((resolve) => {
      held.goOn = resolve;
    });
    const stand = async () => {
      if ((await locksOfHead('granted')) === 0) return;
      held.isStill = true;
      await signal;
    };
    projections.add([projection<CoinsDropped>('jars', { tables: ['spec.jars'], on: { CoinsDropped: stand } })]);
    return { projections, held };
  }

  it('is ended before they give up, and changes nothing', async () => {
    const { projections, held } = standingStill();
    const writer = await house.pool.connect();
    await writer.query('begin; lock table log.head in row exclusive mode');
    const rebuild = expect(projections.rebuild('jars')).rejects.toThrow(/connection/i);
    await until(async () => (await locksOfHead('not granted')) > 0);
    await writer.query(`update log.head set position = position + 1, token = gen_random_uuid() where ledger = 1;
      insert into log.events (ledger, position, stream, version, type, schema, data, meta, at)
      select 1, position, 'jar/late', 1, 'CoinsDropped', 1, '{"coins": 0}', '{}', now() from log.head where ledger = 1`);
    await writer.query('commit');
    writer.release();
    await until(async () => held.isStill);
    const before = await house.rows();
    await dropInto('jar/d', 1).finally(held.goOn);
    expect(await house.rows()).toEqual([...before, { stream: 'jar/d', coins: 1 }]);
    await rebuild;
    await house.projections.rebuild('jars');
  });
});

const locksOfHead = async (which: 'granted' | 'not granted'): Promise<number> => {
  const held = `relation = 'log.head'::regclass and mode = 'ExclusiveLock' and ${which}`;
  return (await setting(`select 1 from pg_locks where ${held}`)).length;
};

describe('a table that was exchanged', () => {
  it('answers statements that were prepared before', async () => {
    const client = await house.pool.connect();
    const ask = async () =>
      (await client.query({ name: 'coins', text: 'select coins from spec.jars where stream = $1', values: ['jar/b'] }))
        .rows;
    for (let nth = 0; nth < 8; nth++) expect(await ask()).toEqual([{ coins: 10 }]); // PostgreSQL keeps the plan by now
    await house.projections.rebuild('jars');
    await dropInto('jar/b', 5);
    expect(await ask()).toEqual([{ coins: 15 }]);
    client.release();
  });

  it('has the indexes, checks, grants and settings of the one before', async () => {
    await house.pool.query(`alter table spec.jars set (fillfactor = 70); grant select on spec.jars to public;
      create unique index jars_by_name on spec.jars (lower(stream), ledger);
      create index jars_that_are_full on spec.jars (ledger) where coins = 1000`);
    const all = () =>
      Promise.all([
        setting("select indexdef from pg_indexes where schemaname = 'spec' order by 1"),
        setting(
          "select conname, pg_get_constraintdef(oid) from pg_constraint where conrelid = 'spec.jars'::regclass order by 1",
        ),
        setting("select reloptions, relpersistence, relacl::text[] from pg_class where oid = 'spec.jars'::regclass"),
        setting("select relname from pg_class where relnamespace = 'spec'::regnamespace order by 1"),
      ]);
    const before = await all();
    await house.projections.rebuild('jars');
    expect(await all()).toEqual(before);
    expect(JSON.stringify(before)).toContain('fillfactor=70');
  });

  it.each([
    [
      'a foreign key',
      'create table spec.labels (ledger integer, stream text, foreign key (ledger, stream) references spec.jars)',
      'drop table spec.labels',
    ],
    [
      'a trigger',
      'create trigger t before update on spec.jars execute function suppress_redundant_updates_trigger()',
      'drop trigger t on spec.jars',
    ],
    [
      'a view on it',
      'create view spec.full_jars as select * from spec.jars where coins = 1000',
      'drop view spec.full_jars',
    ],
    [
      'numbers from a sequence',
      'alter table spec.jars add column nth bigserial',
      'alter table spec.jars drop column nth',
    ],
  ])('is none with %s, which would be lost', async (what, make, unmake) => {
    await house.pool.query(make);
    await expect(house.projections.rebuild('jars')).rejects.toThrow(`spec.jars has ${what}`);
    await house.pool.query(unmake);
    await house.projections.rebuild('jars');
  });
});

describe('an event that nobody can read', () => {
  const write = (type: string, position: number, { schema, coins } = { schema: 9, coins: 0 }) =>
    house.pool.query(
      `with moved as (update log.head set position = $2 where ledger = 1)
       insert into log.events values (1, $2, 'jar/x', $2, $1, $3, $4, '{}', now())`,
      [type, position, schema, { coins }],
    );
  const head = async () => Number((await setting('select position from log.head where ledger = 1')).flat()[0]);

  it('does not matter to a projection that does not take it', async () => {
    await write('CoinsLost', (await head()) + 1);
    await house.projections.rebuild('jars');
    expect(await house.projections.verify('jars')).toBe(0);
  });

  it('or of which no row can be made, is told of without stopping those who can be proved', async () => {
    const position = (await head()) + 1;
    await write('CoinsDropped', position, { schema: 1, coins: 1_001 });
    const { projections } = house.another();
    projections.add([projection('nothing', { tables: [], on: {} })]);
    const found = await projections.verifyAll();
    expect([...found.keys()]).toEqual(projections.names);
    expect(found.get('nothing')).toBe(0);
    expect(String(found.get('jars'))).toMatch(
      new RegExp(`jars cannot take an event from 1:1 to 1:${position}: .*jars_hold_at_most_1000`),
    );
    await house.pool.query('update log.events set data = $2 where ledger = 1 and position = $1', [
      position,
      { coins: 0 },
    ]);
  });

  it('is named where it is needed, and leaves what is there as it is', async () => {
    const before = await house.rows();
    const position = (await head()) + 1;
    await write('CoinsDropped', position);
    await expect(house.projections.rebuild('jars')).rejects.toThrow(
      `jars cannot read event 1:${position}: CoinsDropped has schema 9, newer than this program`,
    );
    expect(await house.rows()).toEqual(before);
  });
});
