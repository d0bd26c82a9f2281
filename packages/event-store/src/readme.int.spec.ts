import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { follow, migrate, moveParty, openStore } from './testing/example.js';
import { emptyDatabase } from './testing/test-database.js';
import { until } from './testing/until.js';

const read = (file: string): string => readFileSync(`packages/event-store/${file}`, 'utf8');

it('shows an example in its README that compiles and runs', async () => {
  const [, shown = 'nothing'] = /```ts\n([^`]*(?:`(?!``)[^`]*)*)```/.exec(read('README.md')) ?? [];
  expect(read('src/testing/example.ts')).toBe(shown);
  const database = await emptyDatabase();
  const pool = database.pool();
  await migrate(pool);
  const store = openStore(pool);
  expect(await moveParty(store, 4)).toBe(4);
  await expect(moveParty(store, 7)).rejects.toThrow('Only 6 seats are left');
  const { rows } = await pool.query('select stream, taken from example.boats order by 1');
  expect(rows).toEqual([
    { stream: 'boat/a', taken: -4 },
    { stream: 'boat/b', taken: 4 },
  ]);
  const lines: string[] = [];
  const worker = follow(database.pool(), (line) => lines.push(line));
  await worker.start();
  await until(async () => lines.length === 2);
  expect(lines).toEqual(['boat/a: -4', 'boat/b: 4']);
  await worker.stop();
  await store.close();
  await database.drop();
});
