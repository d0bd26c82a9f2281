import { setTimeout as pause } from 'node:timers/promises';
import type { PendingCommand } from '../append/batch.js';
import { EventStoreError } from '../errors.js';
import { home, LedgerElsewhere } from '../ledger-elsewhere.js';
import type { LedgerMirror } from './ledger-mirror.js';
import type { LedgerServers } from './ledger-servers.js';
import { ServerQueues, type SharedServices } from './server-queues.js';

/** Longest time in milliseconds that a command waits for a ledger that is on its way from one server to another. */
const MOVE_TIMEOUT_MS = 4_000;
/** Pause before a ledger that is on its way is asked about again. */
const MOVE_PAUSE_MS = 15;

/** Hands each command to the queues of the server that decides its ledgers. */
export class RoutedCommands {
  private readonly queues = new Map<string, ServerQueues>();

  constructor(
    private readonly shared: SharedServices,
    private readonly servers: LedgerServers,
    private readonly mirror: LedgerMirror,
  ) {}

  /**
   * @returns what was decided, after its commit; where that was not at home, once it can be read at home too, unless that
   *   takes long
   * @throws {EventStoreError} LEDGERS_APART; UNAVAILABLE when a ledger is on its way for too long; and as a queue does
   */
  async enqueue<Answer>(pending: PendingCommand): Promise<Answer> {
    const giveUpAt = performance.now() + MOVE_TIMEOUT_MS;
    for (let tries = 0; performance.now() < giveUpAt; tries++) {
      // the first answer names the place; from the second on, it is on its way
      if (tries > 1) await pause(MOVE_PAUSE_MS);
      const decided = await this.decided<Answer>(pending);
      if (decided) return decided.answer;
    }
    throw new EventStoreError('UNAVAILABLE');
  }

  async close(): Promise<void> {
    await this.mirror.rest();
    await Promise.all([...this.queues.values()].map((queues) => queues.close()));
  }

  /** @returns undefined when a ledger is not decided where it was believed to be */
  private async decided<Answer>(pending: PendingCommand): Promise<{ readonly answer: Answer } | undefined> {
    const { ledgers } = pending;
    const server = this.servers.of(ledgers) ?? (await this.servers.lookUp(ledgers));
    // one commit is on one server
    if (server === undefined) throw new EventStoreError('LEDGERS_APART');
    try {
      const answer = await this.queuesOf(server)
        .of(ledgers[0] ?? 0)
        .enqueue<Answer>(pending);
      // guard: what was decided elsewhere is at home before it is answered
      if (server !== home) await this.mirror.untilHome(ledgers);
      return { answer };
    } catch (error) {
      if (!(error instanceof LedgerElsewhere)) throw error;
      this.servers.learn(error);
      return undefined;
    }
  }

  private queuesOf(server: string): ServerQueues {
    const known = this.queues.get(server);
    if (known) return known;
    const queues = new ServerQueues(this.shared, this.poolOf(server), server);
    this.queues.set(server, queues);
    return queues;
  }

  private poolOf(server: string) {
    try {
      return this.servers.poolOf(server);
    } catch (error) {
      this.shared.logger.error({ err: error }, 'A ledger is on a server that this process does not know');
      throw new EventStoreError('UNAVAILABLE');
    }
  }
}
