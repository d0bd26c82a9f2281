import { parseArgs } from 'node:util';
import { type BenchSystem, benchSystem } from '../bench/bench-system.js';
import { measureEngine } from '../bench/engine-figures.js';
import { measureHttp } from '../bench/http-figures.js';
import { measureStores } from '../bench/store-figures.js';

const parts = { stores: measureStores, engine: measureEngine, http: measureHttp };

/**
 * `npm run bench:booking -- --seconds 5`: bookings per second, beside what this machine could do at most, in one run.
 * `--only engine` (or stores, http) measures one part.
 */
export async function main(args: readonly string[]): Promise<void> {
  const options = { seconds: { type: 'string', default: '5' }, only: { type: 'string' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const seconds = Number(values.seconds);
  console.log('Starting a PostgreSQL with fsync and the demo data …');
  const system: BenchSystem = await benchSystem();
  try {
    for (const [name, measure] of Object.entries(parts))
      if (values.only === undefined || values.only === name) await measure(system, seconds);
  } finally {
    await system.stop();
  }
}
