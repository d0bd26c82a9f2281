import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { bytes, Columns, instant, json, plain, text } from './columns.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from './testing/throw-away-database.js';

interface Guest {
  readonly name: string;
  readonly seats: number | null;
  readonly wishes: unknown;
  readonly at: Date;
  readonly sealed: Buffer;
}

const guests = new Columns<Guest>({
  name: text(({ name }) => name),
  seats: plain('int', ({ seats }) => seats),
  wishes: json(({ wishes }) => wishes),
  at: instant(({ at }) => at),
  sealed: bytes(({ sealed }) => sealed),
});

const ann: Guest = { name: 'Ann', seats: 2, wishes: { aisle: true }, at: new Date(1_000), sealed: Buffer.from('key') };

describe('rows that travel as columns', () => {
  let database: ThrowAwayDatabase;
  let pool: pg.Pool;

  beforeAll(async () => {
    database = await throwAwayDatabase([]);
    pool = database.pool();
  });
  afterAll(() => database.drop());

  const written = async (rows: readonly Guest[]) =>
    (await pool.query(`select $1::int as house, ${guests.selected(2)}`, [7, ...guests.values(rows)])).rows;

  it('arrive as they left, in their order', async () => {
    const bob = { ...ann, name: 'Bob\'s, {"x"} \\ \n', seats: null, wishes: null, at: new Date(2_000) };
    expect(await written([ann, bob])).toEqual([
      { house: 7, ...ann },
      { house: 7, ...bob },
    ]);
  });

  it('may be none, and may be one without a word', async () => {
    expect(await written([])).toEqual([]);
    expect(await written([{ ...ann, name: '' }])).toEqual([{ house: 7, ...ann, name: '' }]);
  });

  it('hold control characters in JSON, and refuse them in texts, where they would begin another row', async () => {
    const wishes = ['\u001f', '\u001e'];
    expect(await written([{ ...ann, wishes }])).toEqual([{ house: 7, ...ann, wishes }]);
    for (const name of wishes) expect(() => guests.values([{ ...ann, name }])).toThrow(/control character/);
  });
});
