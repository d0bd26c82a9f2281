import { setTimeout as pause } from 'node:timers/promises';
import type { PendingCommand } from '../append/batch.js';
import { EventStoreError } from '../errors.js';
import { home, LedgerElsewhere } from '../ledger-elsewhere.js';
import { LedgerColocation } from './ledger-colocation.js';
import type { LedgerMirror } from './ledger-mirror.js';
import type { LedgerServers } from './ledger-servers.js';
import { ServerQueues, type SharedServices } from './server-queues.js';

/** Longest time in milliseconds that a command waits for a ledger that is on its way from one server to another. */
const MOVE_TIMEOUT_MS = 4_000;
/** Pause before a ledger that is on its way is asked about again. */
const MOVE_PAUSE_MS = 15;

/** So long a decision over one ledger waits in milliseconds for whoever moves it, before it has it moved itself. */
const ALONE_MS = 1_000;

interface Try {
  readonly giveUpAt: number;
  /** It was not where it was said to be. */
  readonly isOnItsWay: boolean;
}

interface Decided<Answer> {
  readonly server: string;
  readonly answer: Answer;
}

/** Hands each command to the queues of the server that decides its ledgers. */
export class RoutedCommands {
  private readonly queues = new Map<string, ServerQueues>();
  private readonly colocation: LedgerColocation;

  constructor(
    private readonly shared: SharedServices,
    private readonly servers: LedgerServers,
    private readonly mirror: LedgerMirror,
  ) {
    this.colocation = new LedgerColocation({ ...shared, servers }, MOVE_TIMEOUT_MS);
  }

  /**
   * @returns what was decided, after its commit; where that was not at home, once it can be read at home too, unless that
   *   takes long
   * @throws {EventStoreError} LEDGERS_APART when they are on several servers and may not be brought together; UNAVAILABLE when a
   *   ledger is on its way for too long; and as a queue does
   */
  async enqueue<Answer>(pending: PendingCommand): Promise<Answer> {
    const giveUpAt = performance.now() + MOVE_TIMEOUT_MS;
    for (let tries = 0; performance.now() < giveUpAt; tries++) {
      // the first answer names the place; from the second on, it is on its way
      if (tries > 1) await pause(MOVE_PAUSE_MS);
      const decided = await this.decided<Answer>(pending, { giveUpAt, isOnItsWay: tries > 1 });
      if (decided) return decided.answer;
    }
    throw new EventStoreError('UNAVAILABLE');
  }

  async close(): Promise<void> {
    await this.colocation.rest();
    await this.mirror.rest();
    await Promise.all([...this.queues.values()].map((queues) => queues.close()));
  }

  /** @returns undefined when a ledger is not decided where it was believed to be */
  private async decided<Answer>(
    pending: PendingCommand,
    { giveUpAt, isOnItsWay }: Try,
  ): Promise<Decided<Answer> | undefined> {
    const { ledgers } = pending;
    const believed = this.servers.of(ledgers) ?? (await this.servers.lookUp(ledgers));
    // its mover may have died: it is waited for among movers, one of whom goes on
    const known = isOnItsWay && this.isMovedNow(ledgers, giveUpAt) ? undefined : believed;
    const decide = (server: string): Promise<Decided<Answer>> => this.decideOn<Answer>(server, pending);
    try {
      // one commit is on one server
      const decided = await (known ? decide(known) : this.colocation.together({ ledgers, giveUpAt, decide }));
      // guard: what was decided elsewhere is at home before it is answered
      if (decided.server !== home) await this.mirror.untilHome(ledgers);
      return decided;
    } catch (error) {
      if (!(error instanceof LedgerElsewhere)) throw error;
      this.servers.learn(error);
      return undefined;
    }
  }

  /** One ledger alone is mostly there in a moment, wherever that is. */
  private isMovedNow(ledgers: readonly number[], giveUpAt: number): boolean {
    const isLong = giveUpAt - performance.now() < MOVE_TIMEOUT_MS - ALONE_MS;
    return (ledgers.length > 1 || isLong) && ledgers.some((ledger) => this.servers.isMovable(ledger));
  }

  private async decideOn<Answer>(server: string, pending: PendingCommand): Promise<Decided<Answer>> {
    const queue = this.queuesOf(server).of(pending.ledgers[0] ?? 0);
    return { server, answer: await queue.enqueue<Answer>(pending) };
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
