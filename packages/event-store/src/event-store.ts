import type pg from 'pg';
import type { PendingCommand } from './append/batch.js';
import { rowsOf } from './db.js';
import { EngineOptions } from './engine-options.js';
import { type Clock, type Logger, silentLogger, systemClock } from './environment.js';
import type { EventTypes } from './event-types.js';
import { home } from './ledger-elsewhere.js';
import type { Projections } from './projections.js';
import { type EventMeta, type EventRow, eventColumns, type Recorded } from './recorded.js';
import type { RequestKey } from './request-key.js';
import { LedgerMirror } from './servers/ledger-mirror.js';
import type { LedgerServers } from './servers/ledger-servers.js';
import { RoutedCommands } from './servers/routed-commands.js';
import { ServerQueues, type SharedServices } from './servers/server-queues.js';
import { StreamSnapshots } from './snapshots/stream-snapshots.js';
import type { Work } from './work.js';

/** What a store stands on; what may be left out is the machine's clock, no log, and events that say nothing of who asked. */
export interface EventStoreParts {
  readonly pool: pg.Pool;
  readonly types: EventTypes;
  readonly projections: Projections;
  /** Where ledgers may be beside `pool`, the home database; left out: nowhere. */
  readonly servers?: LedgerServers;
  /** Kinds of streams that are read from snapshots; left out: each is read from its first event. */
  readonly snapshots?: StreamSnapshots;
  readonly options?: EngineOptions;
  readonly clock?: Clock;
  readonly logger?: Logger;
  /** What the events of a decision say of who asked for it; it is asked when the decision is handed in. */
  readonly meta?: () => EventMeta;
}

/** The log's door: decisions go in, events, read rows, the request's answer and its jobs come out in one commit. */
export class EventStore {
  private readonly services: SharedServices;
  private readonly queues: ServerQueues;
  private readonly routed: RoutedCommands | undefined;
  private readonly pool: pg.Pool;
  private readonly meta: () => EventMeta;

  constructor({ pool, meta = () => ({}), ...parts }: EventStoreParts) {
    const { options = new EngineOptions(), clock = systemClock, logger = silentLogger } = parts;
    const { types, projections, snapshots = new StreamSnapshots() } = parts;
    this.pool = pool;
    this.meta = meta;
    this.services = { types, projections, snapshots, clock, logger, options };
    this.queues = new ServerQueues(this.services, pool, home);
    const { servers } = parts;
    if (servers?.areSeveral)
      this.routed = new RoutedCommands(
        this.services,
        servers,
        new LedgerMirror({ servers, types, projections, logger }),
      );
  }

  /**
   * Runs one decision on a ledger as if it were alone, and commits what it decided; commands that wait in the same
   * queue are committed together. `decide` waits for nothing and may run more than once: it must only read through `work`
   * and must not have effects of its own.
   * @param request makes the decision repeatable: its answer is stored with it, and given again
   * @throws what `decide` throws @throws {EventStoreError} CONFLICT when others kept getting in the way; UNAVAILABLE when
   *   too many wait, or the database is away, or the ledger is on its way to another; IDEMPOTENCY_KEY_REUSED
   */
  transaction<Answer>(ledger: number, decide: (work: Work) => Answer, request?: RequestKey): Promise<Answer> {
    return this.enqueue<Answer>({
      ledgers: [ledger],
      decide: (...[work]) => decide(work as Work),
      request,
      meta: this.meta(),
    });
  }

  /**
   * One decision over two ledgers, or more: all heads move in one commit, or none does (docs/adr/0029). `decide` gets the
   * work of each, in the order in which they are named. The answer to the request stands in the first; all wait in its
   * command queue, so that the others may be written to by several queues of this process, as by several processes.
   * @throws as `transaction` does @throws {EventStoreError} LEDGERS_APART when they are on several servers
   */
  transactionOver<Answer>(
    ledgers: readonly [number, number, ...number[]],
    decide: (first: Work, second: Work, ...more: Work[]) => Answer,
    request?: RequestKey,
  ): Promise<Answer> {
    return this.enqueue<Answer>({
      ledgers,
      decide: (...[first, second, ...more]) => decide(first as Work, second as Work, ...more),
      request,
      meta: this.meta(),
    });
  }

  /** The events of one stream, oldest first. */
  async read(ledger: number, stream: string): Promise<Recorded[]> {
    const rows = await rowsOf<EventRow>(
      this.pool,
      `select ${eventColumns} from log.events where ledger = $1 and stream = $2 order by position`,
      [ledger, stream],
    );
    return rows.map((row) => this.services.types.read(row));
  }

  /** Ends its connections, once what was begun is done. */
  async close(): Promise<void> {
    await Promise.all([this.queues.close(), this.routed?.close()]);
  }

  private enqueue<Answer>(pending: PendingCommand): Promise<Answer> {
    if (this.routed) return this.routed.enqueue(pending);
    return this.queues.of(pending.ledgers[0] ?? 0).enqueue(pending);
  }
}
