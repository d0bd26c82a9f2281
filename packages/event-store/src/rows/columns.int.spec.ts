import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type pg from 'pg';
import { emptyDatabase, type TestDatabase } from '../testing/test-database.js';
import { bigint, bytes, Columns, date, instant, int, json, smallint, text, uuid } from './columns.js';

interface Guest {
  readonly name: string;
  readonly floor: number | null;
  readonly seats: number | null;
  readonly position: number | null;
  readonly wishes: unknown;
  readonly day: string | null;
  readonly at: Date | null;
  readonly id: string | null;
  readonly sealed: Buffer | null;
}

const guests = new Columns<Guest>({
  name: text(({ name }) => name),
  floor: smallint(({ floor }) => floor),
  seats: int(({ seats }) => seats),
  position: bigint(({ position }) => position),
  wishes: json(({ wishes }) => wishes),
  day: date(({ day }) => day),
  at: instant(({ at }) => at),
  id: uuid(({ id }) => id),
  sealed: bytes(({ sealed }) => sealed),
});

const ann: Guest = {
  name: 'Ann',
  floor: -1,
  seats: 2,
  position: 7_000_000_000,
  wishes: { aisle: true },
  day: '2028-02-29',
  at: new Date(1_000),
  id: '019ab0c1-2d3e-7f45-8678-9abcdef01234',
  sealed: Buffer.from('key'),
};

const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const anyYear = { min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true };
const exactYears = { min: new Date('1715-01-01'), max: new Date('2285-01-01'), noInvalidDate: true };
const anyGuest: fc.Arbitrary<Guest> = fc.record({
  name: fc.string({ unit: 'grapheme' }).filter((name) => !name.includes('\0')),
  floor: orNull(fc.integer({ min: -(2 ** 15), max: 2 ** 15 - 1 })),
  seats: orNull(fc.integer()),
  position: orNull(fc.maxSafeInteger()),
  wishes: orNull(fc.array(fc.integer())),
  day: orNull(fc.date(anyYear).map((day) => day.toISOString().slice(0, 10))),
  at: orNull(fc.date(exactYears)),
  id: orNull(fc.uuid()),
  sealed: orNull(fc.uint8Array({ maxLength: 300 }).map((some) => Buffer.from(some))),
});

describe('rows that travel as columns', () => {
  let database: TestDatabase;
  let pool: pg.Pool;

  beforeAll(async () => {
    database = await emptyDatabase();
    pool = database.pool();
  });
  afterAll(() => database.drop());

  /** What PostgreSQL has understood; numbers that a program could lose digits of, and days, come as texts. */
  const written = async (rows: readonly Guest[]) => {
    const sent = `select $1::int as house, ${guests.selected(2)}`;
    const answer = await pool.query(`select *, position::text, day::text from (${sent}) as sent`, [
      7,
      ...guests.values(rows),
    ]);
    return answer.rows;
  };
  const asWritten = (guest: Guest) => ({
    house: 7,
    ...guest,
    position: guest.position === null ? null : String(guest.position),
  });

  it('arrive as they left, in their order', async () => {
    const bob = { ...ann, name: 'Bob\'s, {"x"} \\ \n', seats: null, wishes: null, at: new Date(2_000) };
    expect(await written([ann, bob])).toEqual([ann, bob].map(asWritten));
  });

  it('arrive so whatever they hold', async () => {
    const sent = fc.asyncProperty(fc.array(anyGuest), async (rows) => {
      expect(await written(rows)).toEqual(rows.map(asWritten));
    });
    await fc.assert(sent, { numRuns: 200 });
  });

  it('may be none, and may be one without a word', async () => {
    expect(await written([])).toEqual([]);
    expect(await written([{ ...ann, name: '' }])).toEqual([asWritten({ ...ann, name: '' })]);
  });

  it('end where they end, whatever stands in them', async () => {
    const guests = ['\u001f', '\u001e', '","', '}', "'; --", 'é'.repeat(60), '😀', 'x'.repeat(100_000)];
    const rows = guests.map((name) => ({ ...ann, name, wishes: [name] }));
    expect(await written(rows)).toEqual(rows.map(asWritten));
  });

  it.each<Partial<Guest>>([
    { floor: 2 ** 15 },
    { seats: 1.5 },
    { seats: Number.NaN },
    { seats: 2 ** 31 },
    { position: 2 ** 53 },
    { day: '2026-02-29' },
    { day: 'tomorrow' },
    { day: '' },
    { at: new Date(Number.NaN) },
    { at: new Date('2286-01-01') },
    { id: '' },
    { id: '019ab0c1-2d3e-7f45-8678-9abcdef0123' },
    { id: '019ab0c1-2d3e-7f45-8678-9abcdef0123g' },
    { id: '019ab0c1-2d3e-7f45-8678-9abcdef0123\u0130' },
    { id: '019ab0c1-2d3e-7f45-8678-9abcdef012345' },
  ])('refuse what a type does not hold, rather than write something else: %p', (wrong) => {
    expect(() => guests.values([ann, { ...ann, ...wrong }])).toThrow(RangeError);
  });

  it('take an instant as a text where it says that it is UTC', async () => {
    const moments = new Columns<string>({ at: instant((at) => at) });
    const { rows } = await pool.query(`select ${moments.selected()}`, moments.values(['2026-11-28T19:30:00.250Z']));
    expect(rows).toEqual([{ at: new Date('2026-11-28T19:30:00.250Z') }]);
    for (const wrong of ['2026-11-28T19:30:00', '2026-11-28T19:30:00+01:00', 'Z'])
      expect(() => moments.values([wrong])).toThrow(RangeError);
  });
});
