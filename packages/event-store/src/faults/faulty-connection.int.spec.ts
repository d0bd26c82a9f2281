import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Companion } from '../companion.js';
import { drop, jar, logHouse } from '../testing/log-house.js';
import type { Work } from '../work.js';
import { type FaultPoint, Faults } from './faults.js';
import { withFaults } from './faulty-connection.js';

let house: Awaited<ReturnType<typeof logHouse>>;

beforeAll(async () => {
  house = await logHouse();
  await house.pool.query('create table spec.notes (note text)');
});
afterAll(() => house.close());

const notes: Companion<string> = {
  insert: (rows, db) => db.query('insert into spec.notes select unnest($1::text[])', [rows]),
};

const statements: readonly (readonly [RegExp, string])[] = [
  [/^begin/, 'begin'],
  [/for update|cross join lateral/, 'read'],
  [/insert into log\.events/, 'append'],
  [/insert into spec\.jars/, 'projection'],
  [/insert into spec\.notes/, 'companion'],
];
const kindOf = (query: string): string => statements.find(([text]) => text.test(query.trim()))?.[1] ?? query;

/** Notes at each point of a write the last statement that the database had from the connection. */
class LastStatements extends Faults {
  readonly noted: string[][] = [];

  override async at(point: FaultPoint): Promise<void> {
    if (!/^before-(append|projection|companions|commit)$/.test(point)) return;
    const { rows } = await house.pool.query<{ query: string }>(
      "select query from pg_stat_activity where application_name = 'faulty' and state = 'idle in transaction'",
    );
    this.noted.push([point, ...rows.map(({ query }) => kindOf(query))]);
  }
}

describe('the points at which a batch can be made to fail', () => {
  it.each([
    ['compare', [1], 'begin'],
    ['compare', [2, 3], 'read'],
    ['lock', [4], 'read'],
    ['lock', [5, 6], 'read'],
  ] as const)('lie between what it writes (%s, ledgers %j)', async (concurrency, ledgers, before) => {
    const faults = new LastStatements();
    const { events } = house.another({ concurrency, ...withFaults(faults) }, { application_name: 'faulty' });
    const decide = (...works: Work[]) => {
      for (const work of works) work.apply(jar, 'jar/a', drop(1));
      works[0]?.keep(notes, 'one more');
    };
    const [near, far] = ledgers;
    await (far === undefined ? events.transaction(near, decide) : events.transactionOver([near, far], decide));
    expect(faults.noted).toEqual([
      ['before-append', before],
      ['before-projection', 'append'],
      ['before-companions', 'projection'],
      ['before-commit', 'companion'],
    ]);
  });
});
