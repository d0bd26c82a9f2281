import type { EventTypes } from '../event-types.js';
import { home, LedgerElsewhere } from '../ledger-elsewhere.js';
import type { RequestKey } from '../request-key.js';
import type { SnapshottedStreams, StreamSnapshots } from '../snapshots/stream-snapshots.js';
import type { Batch } from './batch.js';
import { type HeadRow, headsIn, readPasts } from './heads-seen.js';
import type { CachedAnswer, LedgerCache } from './ledger-cache.js';
import type { LedgerUnitOfWork, StreamRequest } from './ledger-unit-of-work.js';
import type { PipelinedConnection, Statement } from './pipelined-connection.js';
import { readStreams, tellStreams } from './stream-loader.js';

const begin: Statement = { text: 'begin' };

/** Reads what the decisions of a batch stand on, in as few round trips as there can be. */
export class BatchLoader {
  /** True while the ledgers of the batch are locked by a transaction that waits for its writing. */
  holdsLock = false;
  /** True when something was read that others may have written, and which is perhaps not on disk yet. */
  hasReadOthers = false;
  private readonly locksFirst: boolean;

  constructor(
    private readonly batch: Batch,
    private readonly log: { readonly types: EventTypes; readonly snapshots: StreamSnapshots; readonly server: string },
    private readonly connection: PipelinedConnection,
  ) {
    // guard: a ledger to which others write is locked before it is decided on
    this.locksFirst = batch.units.some(({ cache }) => cache.isLockedFirst);
  }

  /** Looks whether the decisions stand on all there is. @returns true when they have to be made again */
  async hasNews(): Promise<boolean> {
    const isUnread = this.mustLock || this.batch.isMissing || this.batch.units.some(({ cache }) => !cache.head);
    // guard: what is outside of the log is asked once the decisions stand on the present
    if (isUnread && (await this.read())) return true;
    if (this.batch.hasQuestions) return this.batch.askOpen();
    return this.lookUp(this.unitsWith((unit) => unit.takeDoubtful()));
  }

  /** Reads the earlier answers to all requests of the batch. */
  lookUpAll(): Promise<boolean> {
    return this.lookUp(this.unitsWith((unit) => unit.requests));
  }

  private get mustLock(): boolean {
    return this.locksFirst && !this.holdsLock;
  }

  /** Heads that are not known, and the events that are missing; where a head is not known, of all that was asked for. */
  private async read(): Promise<boolean> {
    const { mustLock } = this;
    const { isMissing, units } = this.batch;
    const wants = units.flatMap((unit) => unit.wants({ everything: mustLock || !unit.cache.head }));
    const caches = units.filter(({ cache }) => mustLock || !cache.head).map(({ cache }) => cache);
    const heads = caches.length > 0 ? headStatements(caches, mustLock) : [];
    const wanted = wants.map((want) => ({ want, plan: this.planFor(want) }));
    const streams = wanted.length > 0 ? [readStreams(wanted)] : [];
    this.holdsLock ||= mustLock;
    const results = await this.connection.send([...heads, ...streams]);
    const hasMoved = heads.length > 0 && (await this.findHeads(headsIn(results.slice(0, heads.length)), caches));
    const found = results[heads.length];
    if (found) tellStreams(wanted, found, this.log.types);
    return hasMoved || isMissing;
  }

  /** @returns true when a ledger is not where this process left it @throws {LedgerElsewhere} */
  private async findHeads(rows: readonly HeadRow[], caches: readonly LedgerCache[]): Promise<boolean> {
    if (rows.length < caches.length) {
      const ledgers = caches.map(({ ledger }) => ledger);
      const again = this.holdsLock ? lockHeads(ledgers) : readHeads(ledgers);
      const [, made] = await this.connection.send([makeHeads(ledgers, this.log.server), again]);
      return this.findHeads(made?.rows ?? [], []);
    }
    // guard: a ledger is decided on the server that its head names
    this.mustBeHere(rows);
    // guard: what somebody else may have committed so is told once it is on disk
    this.hasReadOthers = true;
    let hasMoved = false;
    for (const { ledger, past, ...head } of rows) {
      if (this.batch.unitOf(ledger)?.cache.found(head, past)) hasMoved = true;
    }
    return hasMoved;
  }

  /** @throws {LedgerElsewhere} where another server decides one of them */
  private mustBeHere(rows: readonly HeadRow[]): void {
    const away = rows.find(({ server }) => server);
    if (!away) return;
    this.batch.unitOf(away.ledger)?.cache.standDown();
    throw new LedgerElsewhere(away.ledger, String(away.server));
  }

  /** What is remembered of a stream is later than any snapshot of it. */
  private planFor({ stream, base }: StreamRequest): SnapshottedStreams | undefined {
    return base ? undefined : this.log.snapshots.of(stream);
  }

  private unitsWith(requests: (unit: LedgerUnitOfWork) => readonly RequestKey[]): [LedgerUnitOfWork, RequestKey][] {
    return this.batch.units.flatMap((unit) =>
      requests(unit).map((request): [LedgerUnitOfWork, RequestKey] => [unit, request]),
    );
  }

  /** @returns true when one of these requests has had an answer already */
  private async lookUp(lookups: readonly [LedgerUnitOfWork, RequestKey][]): Promise<boolean> {
    if (lookups.length === 0) return false;
    const [found] = await this.connection.send([readAnswers(lookups)]);
    const rows: readonly AnswerRow[] = found?.rows ?? [];
    // guard: what somebody else may have committed so is told once it is on disk
    this.hasReadOthers ||= rows.length > 0;
    for (const row of rows) this.batch.unitOf(row.ledger)?.cache.keepAnswer(row, row);
    return rows.length > 0;
  }
}

/** Reads heads, and what stands where they were seen last; where they are to be locked, in a transaction that stays. */
function headStatements(caches: readonly LedgerCache[], mustLock: boolean): Statement[] {
  const ledgers = caches.map(({ ledger }) => ledger);
  const pasts = readPasts(caches);
  return mustLock ? [begin, lockLedgers(ledgers), lockHeads(ledgers), pasts] : [readHeads(ledgers), pasts];
}

/** Makes the heads of ledgers that nobody has written to. They begin at home: no other server may open one. */
const makeHeads = (ledgers: readonly number[], server: string): Statement => ({
  // a ledger begins at home
  text: `insert into log.head (ledger, position, server) select ledger, 0, nullif('${home}', $2)
         from unnest($1::int[]) as ledger on conflict do nothing`,
  values: [ledgers, server],
});

const readHeads = (ledgers: readonly number[]): Statement => ({
  text: 'select ledger, position, token, server from log.head where ledger = any($1)',
  values: [ledgers],
});

/**
 * Takes ledgers for a transaction, in ascending order. The advisory lock comes first: waiting for a row that changes
 * hands lets newcomers overtake, waiting for it is a queue.
 */
const lockLedgers = (ledgers: readonly number[]): Statement => ({
  text: "select pg_advisory_xact_lock(hashtext('ledger'), ledger) from unnest($1::int[]) as ledger",
  values: [ledgers],
});

export const lockHeads = (ledgers: readonly number[]): Statement => ({
  // guard: several heads are taken in ascending order before any is moved
  text: 'select ledger, position, token, server from log.head where ledger = any($1) order by ledger for update',
  values: [ledgers],
});

type AnswerRow = RequestKey & CachedAnswer & { readonly ledger: number };

/** The answers that these requests have had. */
const readAnswers = (lookups: readonly (readonly [LedgerUnitOfWork, RequestKey])[]): Statement => ({
  text: `select ledger, scope, key, fingerprint, answer from log.requests
         where (ledger, scope, key) in (select * from unnest($1::int[], $2::text[], $3::text[]))`,
  values: [
    lookups.map(([{ cache }]) => cache.ledger),
    lookups.map(([, { scope }]) => scope),
    lookups.map(([, { key }]) => key),
  ],
});
