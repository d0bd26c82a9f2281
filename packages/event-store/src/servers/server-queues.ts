import type pg from 'pg';
import { CommandQueue } from '../append/command-queue.js';
import { CommitNotifier } from '../append/commit-notifier.js';
import { ConnectionProvider } from '../append/connection-provider.js';
import { Flusher } from '../append/flusher.js';
import type { Services } from '../append/transaction.js';

/** What the queues of all servers share. */
export type SharedServices = Omit<Services, 'recovery' | 'notifier' | 'flusher' | 'server'>;

/** The command queues of one server, each of which opens its connection when it is first needed. */
export class ServerQueues {
  private readonly queues: CommandQueue[] = [];
  private readonly flushConnections: ConnectionProvider;
  private readonly services: Omit<Services, 'recovery'>;

  constructor(
    shared: SharedServices,
    private readonly pool: pg.Pool,
    server: string,
  ) {
    this.flushConnections = new ConnectionProvider(pool.options, shared.options.connect);
    const [notifier, flusher] = [new CommitNotifier(pool), new Flusher(this.flushConnections)];
    this.services = { ...shared, notifier, flusher, server };
  }

  of(ledger: number): CommandQueue {
    const nth = Math.abs(ledger) % this.services.options.commandQueues;
    this.queues[nth] ??= new CommandQueue(this.services, this.pool.options);
    return this.queues[nth];
  }

  async close(): Promise<void> {
    await Promise.all(this.queues.map((queue) => queue.close()));
    await this.flushConnections.close();
  }
}
