import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { moveParty } from './testing/example.js';
import { testDatabase } from './testing/test-database.js';

const folder = 'services/src/platform/event-store';

it('shows an example in its README that compiles and runs', async () => {
  const example = readFileSync(`${folder}/testing/example.ts`, 'utf8');
  const shown =
    /```ts\n([^`]*(?:`(?!``)[^`]*)*)```/.exec(readFileSync(`${folder}/README.md`, 'utf8'))?.[1] ?? 'nothing';
  expect(example).toContain(shown);
  const database = await testDatabase();
  const pool = database.pool();
  await pool.query('create schema example; create table example.boats (stream text primary key, taken integer)');
  expect(await moveParty(pool, 4)).toBe(4);
  await expect(moveParty(pool, 7)).rejects.toMatchObject({ left: 6 });
  const { rows } = await pool.query('select stream, taken from example.boats order by 1');
  expect(rows).toEqual([
    { stream: 'boat/a', taken: -4 },
    { stream: 'boat/b', taken: 4 },
  ]);
  await database.drop();
});
