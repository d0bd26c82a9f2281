import type pg from 'pg';
import type { Clock } from '../kernel/clock.js';
import { currentMeta } from '../observability/request-context.js';
import { CommandQueue } from './append/command-queue.js';
import { CommitNotifier } from './append/commit-notifier.js';
import { ConnectionProvider } from './append/connection-provider.js';
import { Flusher } from './append/flusher.js';
import type { Services } from './append/transaction.js';
import type { EngineOptions } from './engine-options.js';
import type { EventTypes } from './event-types.js';
import type { Projections } from './projections.js';
import { type EventRow, eventColumns, type Recorded } from './recorded.js';
import type { RequestKey } from './request-key.js';
import type { Work } from './work.js';

/** The log's door: decisions go in, events, read rows, the request's answer and its jobs come out in one commit. */
export class EventStore {
  private readonly commandQueues: CommandQueue[] = [];
  private readonly services: Omit<Services, 'recovery'>;
  private readonly flushConnections: ConnectionProvider;

  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly types: EventTypes,
    projections: Projections,
    clock: Clock,
    private readonly options: EngineOptions,
  ) {
    this.flushConnections = new ConnectionProvider(pool.options, options.connect);
    const [notifier, flusher] = [new CommitNotifier(pool), new Flusher(this.flushConnections)];
    this.services = { types, projections, clock, options, notifier, flusher };
  }

  /**
   * Runs one decision on a ledger as if it were alone, and commits what it decided; commands that wait in the same
   * queue are committed together. `decide` waits for nothing and may run more than once: it must only read through `work`
   * and must not have effects of its own.
   * @param request makes the decision repeatable: its answer is stored with it, and given again
   * @throws {Refusal} what `decide` refused; CONFLICT when others kept getting in the way; UNAVAILABLE when too many
   *   wait or the database is away
   */
  transaction<Answer>(ledger: number, decide: (work: Work) => Answer, request?: RequestKey): Promise<Answer> {
    return this.queueOf(ledger).enqueue<Answer>({
      ledgers: [ledger],
      decide: (...[work]) => decide(work as Work),
      request,
      meta: currentMeta(),
    });
  }

  /**
   * One decision over two ledgers: both heads move in one commit, or neither does (docs/adr/0029). `decide` gets the work
   * of each, in the order in which they are named. The answer to the request stands in the first; both wait in its command
   * queue, so that the second may be written to by several queues of this process, as by several processes.
   * @throws {Refusal} as `transaction` does
   */
  transactionOver<Answer>(
    ledgers: readonly [number, number],
    decide: (first: Work, second: Work) => Answer,
    request?: RequestKey,
  ): Promise<Answer> {
    return this.queueOf(ledgers[0]).enqueue<Answer>({
      ledgers,
      decide: (...[first, second]) => decide(first as Work, second as Work),
      request,
      meta: currentMeta(),
    });
  }

  /** The events of one stream, oldest first. */
  async read(ledger: number, stream: string): Promise<Recorded[]> {
    const { rows } = await this.pool.query<EventRow>(
      `select ${eventColumns} from log.events where ledger = $1 and stream = $2 order by position`,
      [ledger, stream],
    );
    return rows.map((row) => this.types.read(row));
  }

  /** Ends its connections, once what was begun is done. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.commandQueues.map((queue) => queue.close()));
    await this.flushConnections.close();
  }

  private queueOf(ledger: number): CommandQueue {
    const nth = Math.abs(ledger) % this.options.commandQueues;
    this.commandQueues[nth] ??= new CommandQueue(this.services, this.pool.options);
    return this.commandQueues[nth];
  }
}
