import { setTimeout as wait } from 'node:timers/promises';
import { batchScope, type SentBatch } from './append-command.js';
import { flush } from './flusher.js';
import type { PipelinedConnection, Statement } from './pipelined-connection.js';

/** Longest time in milliseconds from the sending of a batch until those who wait for it are told to come again. */
const RECOVERY_TIMEOUT_MS = 5_000;
const RETRY_PAUSE_MS = 100;

/**
 * Finds out whether a batch was committed whose connection broke. First the head is moved away from where the batch
 * expected it, so that what may still be on its way to the database cannot be committed any more; then its traces tell.
 * @throws when the database does not come back in time
 */
export async function wasCommitted(sent: SentBatch, connected: () => Promise<PipelinedConnection>): Promise<boolean> {
  const giveUpAt = sent.since + RECOVERY_TIMEOUT_MS;
  for (;;) {
    const left = Math.max(RETRY_PAUSE_MS, giveUpAt - performance.now());
    try {
      return await Promise.race([ask(sent, connected), outOfTime(left)]);
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await wait(RETRY_PAUSE_MS);
    }
  }
}

async function ask(sent: SentBatch, connected: () => Promise<PipelinedConnection>): Promise<boolean> {
  const connection = await connected();
  const [, told] = await connection.send(question(sent));
  return told?.rows[0]?.committed === true;
}

async function outOfTime(milliseconds: number): Promise<never> {
  await wait(milliseconds, undefined, { ref: false });
  throw new Error('The database did not come back in time');
}

/** A batch is known by the token of its heads, and of its first event or its trace. One of its ledgers can tell for all. */
function question({ moves, ledger }: SentBatch): Statement[] {
  const move = moves.find(({ cache }) => cache.ledger === ledger) ?? moves[0];
  if (!move) return [];
  const { cache, from, to } = move;
  // guard: a batch that is found by its traces is on disk before anybody is told
  return [
    {
      // guard: a commit that is still on its way cannot arrive after it was given up
      text: 'update log.head set token = gen_random_uuid() where ledger = $1 and position = $2 and token = $3',
      values: [cache.ledger, from.position, from.token],
    },
    {
      text: `select exists (select from log.head where ledger = $1 and token = $3)
               or exists (select from log.events where ledger = $1 and position = $2 and batch = $3)
               or exists (select from log.requests where ledger = $1 and scope = $4 and key = $3::text) as committed`,
      values: [cache.ledger, from.position + 1, to.token, batchScope],
    },
    flush,
  ];
}
