import { setTimeout as wait } from 'node:timers/promises';
import { batchScope, type SentBatch } from './append-command.js';
import { type ConnectionProvider, DatabaseAway } from './connection-provider.js';
import { flush } from './flusher.js';
import { ConnectionLost, type Statement } from './pipelined-connection.js';

/** Longest time in milliseconds from the sending of a batch until those who wait for it are told to come again. */
const RECOVERY_TIMEOUT_MS = 5_000;
const RETRY_PAUSE_MS = 100;

/** Finds out what became of batches whose connection broke. */
export class CommitRecovery {
  constructor(private readonly connections: ConnectionProvider) {}

  /**
   * Whether a batch was committed, now that its sending ended with an error. First the head is moved away from where the
   * batch expected it, so that what may still be on its way to the database cannot be committed any more; then its traces
   * tell. @throws {DatabaseAway} when the database does not come back in time
   */
  async wasCommitted(sent: SentBatch, error: unknown): Promise<boolean> {
    if (!(error instanceof ConnectionLost)) return false;
    // guard: a commit that nobody answered is found out about
    return !sent.isEmpty && this.find(sent);
  }

  private async find(sent: SentBatch): Promise<boolean> {
    const giveUpAt = sent.since + RECOVERY_TIMEOUT_MS;
    for (;;) {
      const left = Math.max(RETRY_PAUSE_MS, giveUpAt - performance.now());
      try {
        return await Promise.race([this.ask(sent), outOfTime(left)]);
      } catch (error) {
        if (performance.now() > giveUpAt) throw new DatabaseAway(error);
        await wait(RETRY_PAUSE_MS);
      }
    }
  }

  private async ask(sent: SentBatch): Promise<boolean> {
    const connection = await this.connections.connected();
    const [, found] = await connection.send(question(sent));
    return found?.rows[0]?.committed === true;
  }
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
