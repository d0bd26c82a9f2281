import { parseArgs } from 'node:util';
import { benchSystem } from '../bench/bench-system.js';
import { measureOverload } from '../bench/overload-figures.js';
import { PlainError } from '../processes/plain-error.js';

const FACTORS = [1, 2, 5, 10];

/** `npm run bench:overload -- --rounds 5 --seconds 5`: bookings through `web` at one to ten times what it carries, open loop, in turns. */
export async function main(args: readonly string[]): Promise<void> {
  const options = { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '5' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
  if (!(rounds >= 2)) throw new PlainError('--rounds is a number from 2: a share comes with its error.');
  if (!(seconds > 0)) throw new PlainError('--seconds is a number above 0.');
  console.log('Starting a PostgreSQL with fsync, the demo data, api and web …');
  const system = await benchSystem();
  try {
    await measureOverload(system, { seconds, rounds, factors: FACTORS });
  } finally {
    await system.stop();
  }
}
