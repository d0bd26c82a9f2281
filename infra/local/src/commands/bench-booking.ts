import { parseArgs } from 'node:util';
import { type BenchSystem, benchSystem } from '../bench/bench-system.js';
import { measureEngine } from '../bench/engine-figures.js';
import { measureHttp } from '../bench/http-figures.js';
import { measurePayments } from '../bench/payment-figures.js';
import { measureStores } from '../bench/store-figures.js';
import { PlainError } from '../processes/plain-error.js';

const parts = { stores: measureStores, engine: measureEngine, payments: measurePayments, http: measureHttp };

/**
 * `npm run bench:booking -- --rounds 15`: bookings per second, beside what this machine could do at most, in one run.
 * `--only engine` (or stores, payments, http) measures one part.
 */
export async function main(args: readonly string[]): Promise<void> {
  const options = { rounds: { type: 'string', default: '15' }, only: { type: 'string' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const rounds = Number(values.rounds);
  if (!(rounds >= 2)) throw new PlainError('--rounds is a number from 2: a share comes with its error.');
  console.log('Starting a PostgreSQL with fsync and the demo data …');
  const system: BenchSystem = await benchSystem();
  try {
    for (const [name, measure] of Object.entries(parts))
      if (values.only === undefined || values.only === name) await measure(system, rounds);
  } finally {
    await system.stop();
  }
}
