import { parseArgs } from 'node:util';
import { type BenchSystem, benchSystem } from '../bench/bench-system.js';
import { measureHttp } from '../bench/http-figures.js';
import { measureStores } from '../bench/store-figures.js';

/** `npm run bench:booking -- --seconds 5`: bookings per second, beside what this machine could do at most, in one run. */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { seconds: { type: 'string', default: '5' } } });
  const seconds = Number(values.seconds);
  console.log('Starting a PostgreSQL with fsync and the demo data …');
  const system: BenchSystem = await benchSystem();
  try {
    await measureStores(system, seconds);
    await measureHttp(system, seconds);
  } finally {
    await system.stop();
  }
}
