import { parseArgs } from 'node:util';
import { benchSystem } from '../bench/bench-system.js';
import { measureOverload } from '../bench/overload-figures.js';
import { PlainError } from '../processes/plain-error.js';

const FACTORS = [1, 2, 5, 10];

/** `npm run bench:overload -- --seconds 10`: bookings through `web` at one to ten times what it carries, open loop. */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { seconds: { type: 'string', default: '10' } } });
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new PlainError('--seconds is a number above 0.');
  console.log('Starting a PostgreSQL with fsync, the demo data, api and web …');
  const system = await benchSystem();
  try {
    await measureOverload(system, { seconds, factors: FACTORS });
  } finally {
    await system.stop();
  }
}
