import { setTimeout as wait } from 'node:timers/promises';
import { flush } from './flusher.js';
import type { Statement, Wire } from './wire.js';
import { batchScope, type Sent } from './writing.js';

/** Longest time in milliseconds from the sending of a batch until those who wait for it are told to come again. */
const patience = 5_000;
const pause = 100;

/**
 * Finds out whether a batch was committed whose connection broke. First the head is moved away from where the batch
 * expected it, so that what may still be on its way to the database cannot be committed any more; then its traces tell.
 * @throws when the database does not come back in time
 */
export async function wasCommitted(sent: Sent, connected: () => Promise<Wire>): Promise<boolean> {
  const giveUpAt = sent.since + patience;
  for (;;) {
    const left = Math.max(pause, giveUpAt - performance.now());
    try {
      return await Promise.race([ask(sent, connected), outOfTime(left)]);
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await wait(pause);
    }
  }
}

async function ask(sent: Sent, connected: () => Promise<Wire>): Promise<boolean> {
  const wire = await connected();
  const [, told] = await wire.send(question(sent));
  return told?.rows[0]?.committed === true;
}

async function outOfTime(milliseconds: number): Promise<never> {
  await wait(milliseconds, undefined, { ref: false });
  throw new Error('The database did not come back in time');
}

/** A batch is known by the token of its heads, and of its first event or its trace. One of its ledgers can tell for all. */
function question({ moves, ledger }: Sent): Statement[] {
  const move = moves.find(({ book }) => book.ledger === ledger) ?? moves[0];
  if (!move) return [];
  const { book, from, to } = move;
  // guard: a batch that is found by its traces is on disk before anybody is told
  return [
    {
      // guard: a commit that is still on its way cannot arrive after it was given up
      text: 'update log.head set token = gen_random_uuid() where ledger = $1 and position = $2 and token = $3',
      values: [book.ledger, from.position, from.token],
    },
    {
      text: `select exists (select from log.head where ledger = $1 and token = $3)
               or exists (select from log.events where ledger = $1 and position = $2 and batch = $3)
               or exists (select from log.requests where ledger = $1 and scope = $4 and key = $3::text) as committed`,
      values: [book.ledger, from.position + 1, to.token, batchScope],
    },
    flush,
  ];
}
