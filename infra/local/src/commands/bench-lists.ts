import { parseArgs } from 'node:util';
import { fillHouse } from '../bench/lists/fill-house.js';
import { type House, openHouse } from '../bench/lists/house.js';
import { type MeasuredList, measuredLists } from '../bench/lists/measured-lists.js';
import { explainEverything, readWhole } from '../bench/lists/plans.js';
import { figures } from '../bench/load.js';

/**
 * `npm run bench:lists -- --rounds 40`: how long the lists of the admin take in a house with 10,000 bookings beside one
 * with the demo data, asked in turns, and which large tables are read whole for them. `--share 0.1` fills in a tenth.
 */
export async function main(args: readonly string[]): Promise<void> {
  const options = { rounds: { type: 'string', default: '40' }, share: { type: 'string', default: '1' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  console.log('Starting two houses with the demo data, each with a PostgreSQL of its own, and filling one …');
  const small = await openHouse();
  const large = await openHouse();
  try {
    const filled = await fillHouse(large, Number(values.share));
    const lists = await measuredLists(large, filled, await demoDay(small));
    console.log(`\n${line('', ['small p50', 'p95', 'large p50', 'p95', 'p50 large/small'])}`);
    for (const list of lists) await measure({ small, large }, list, Number(values.rounds));
    await tellPlans(large, lists);
  } finally {
    await Promise.all([small.stop(), large.stop()]);
  }
}

/** The day on which the demo has most parties. */
async function demoDay({ db }: House): Promise<string> {
  const { rows } = await db.query<{ date: string }>(
    'select date::text from booking.bookings where venue_id = 1 group by 1 order by count(*) desc, 1 limit 1',
  );
  return rows[0]?.date ?? '';
}

interface Houses {
  readonly small: House;
  readonly large: House;
}

/** In turns, so that what else the machine does slows both. */
async function measure({ small, large }: Houses, list: MeasuredList, rounds: number): Promise<void> {
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = -3; round < rounds; round++) {
    const [one, other] = [await timed(small, list.small), await timed(large, list.large)];
    if (round < 0) continue; // warms both up
    times.small.push(one);
    times.large.push(other);
  }
  const [one, other] = [percentiles(times.small), percentiles(times.large)];
  console.log(line(list.name, [ms(one.p50), ms(one.p95), ms(other.p50), ms(other.p95), ratio(other.p50, one.p50)]));
}

async function timed({ ask }: House, path: string): Promise<number> {
  const started = performance.now();
  await ask(`GET ${path}`);
  return performance.now() - started;
}

function percentiles(times: number[]): { readonly p50: number; readonly p95: number } {
  const { p50 } = figures(times, 1);
  return { p50, p95: times[Math.min(times.length - 1, Math.floor(times.length * 0.95))] ?? 0 };
}

async function tellPlans(large: House, lists: readonly MeasuredList[]): Promise<void> {
  await explainEverything(large);
  console.log('\nLarge tables that are read from end to end');
  for (const { name, large: path, isSearch } of lists) {
    const tables = await readWhole(large, path);
    if (tables.length > 0) console.log(line(name, [tables.join(', '), isSearch ? '(a search)' : '']));
  }
}

const line = (name: string, cells: readonly string[]): string =>
  name.padEnd(36) + cells.map((cell) => cell.padStart(16)).join('');
const ms = (value: number): string => `${value.toFixed(1)} ms`;
const ratio = (one: number, other: number): string => `${(one / other).toFixed(2)}x`;
