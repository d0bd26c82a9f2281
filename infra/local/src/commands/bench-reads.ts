import { parseArgs } from 'node:util';
import { benchSystem } from '../bench/bench-system.js';
import { measureReads } from '../bench/read-figures.js';
import { PlainError } from '../processes/plain-error.js';

/**
 * `npm run bench:reads -- --rounds 10`: how often a second public lists are answered, as ratios to `/health/live` on the
 * same way, at the API and through `web`; and how many milliseconds `web` adds.
 */
export async function main(args: readonly string[]): Promise<void> {
  const options = { rounds: { type: 'string', default: '10' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const rounds = Number(values.rounds);
  if (!(rounds >= 2)) throw new PlainError('--rounds is a number from 2: a share comes with its error.');
  console.log('Starting a PostgreSQL and the demo data …');
  const system = await benchSystem();
  try {
    await measureReads(system, rounds);
  } finally {
    await system.stop();
  }
}
