import { parseArgs } from 'node:util';
import { benchSystem } from '../bench/bench-system.js';
import { measureDoor } from '../bench/door-figures.js';
import { PlainError } from '../processes/plain-error.js';

/** The worker sleeps for a round; after a longer one it would take its connections for dead. */
const LONGEST_SLEEP_SECONDS = 4;

/**
 * `npm run bench:door -- --rounds 15 --seconds 3`: bookings through `web` while mails are written, beside the API alone,
 * in turns; and how long one takes at half of that load.
 */
export async function main(args: readonly string[]): Promise<void> {
  const options = {
    rounds: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '3' },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
  if (!(rounds >= 2)) throw new PlainError('--rounds is a number from 2: a share comes with its error.');
  if (!(seconds > 0 && seconds <= LONGEST_SLEEP_SECONDS))
    throw new PlainError(`--seconds is a number above 0, and at most ${LONGEST_SLEEP_SECONDS}.`);
  console.log('Starting a PostgreSQL with fsync, the demo data, api, worker and web …');
  const system = await benchSystem();
  try {
    await measureDoor(system, { rounds, seconds });
  } finally {
    await system.stop();
  }
}
