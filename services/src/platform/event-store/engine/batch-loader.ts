import type { QueryResult } from 'pg';
import type { EventTypes } from '../event-types.js';
import type { RequestKey } from '../request-key.js';
import type { Batch } from './batch.js';
import type { LedgerUnitOfWork } from './ledger-unit-of-work.js';
import * as reading from './load-statements.js';
import type { Statement } from './pipelined-connection.js';

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
    private readonly types: EventTypes,
    private readonly send: (statements: readonly Statement[]) => Promise<QueryResult[]>,
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
    const ledgers = units.filter(({ cache }) => mustLock || !cache.head).map(({ cache }) => cache.ledger);
    const heads = mustLock ? reading.lockHeads(ledgers) : reading.readHeads(ledgers);
    const statements = mustLock ? [begin, reading.lockLedgers(ledgers)] : [];
    if (ledgers.length > 0) statements.push(heads);
    if (wants.length > 0) statements.push(reading.readEvents(wants));
    this.holdsLock ||= mustLock;
    const results = await this.send(statements);
    const found = results[statements.indexOf(heads)];
    const hasMoved = found !== undefined && (await this.findHeads(found.rows, ledgers, heads));
    const events = results.at(-1);
    if (wants.length > 0 && events) reading.tellEvents(wants, events, this.types);
    return hasMoved || isMissing;
  }

  /** @returns true when a ledger is not where this process left it */
  private async findHeads(
    rows: readonly reading.HeadRow[],
    ledgers: readonly number[],
    again: Statement,
  ): Promise<boolean> {
    if (rows.length < ledgers.length) {
      const [, made] = await this.send([reading.makeHeads(ledgers), again]);
      return this.findHeads(made?.rows ?? [], [], again);
    }
    // guard: what somebody else may have committed so is told once it is on disk
    this.hasReadOthers = true;
    let hasMoved = false;
    for (const { ledger, ...head } of rows) {
      if (this.batch.unitOf(ledger)?.cache.found(head)) hasMoved = true;
    }
    return hasMoved;
  }

  private unitsWith(requests: (unit: LedgerUnitOfWork) => readonly RequestKey[]): [LedgerUnitOfWork, RequestKey][] {
    return this.batch.units.flatMap((unit) =>
      requests(unit).map((request): [LedgerUnitOfWork, RequestKey] => [unit, request]),
    );
  }

  /** @returns true when one of these requests has had an answer already */
  private async lookUp(asked: readonly [LedgerUnitOfWork, RequestKey][]): Promise<boolean> {
    if (asked.length === 0) return false;
    const [found] = await this.send([reading.readAnswers(asked)]);
    const rows: readonly reading.AnswerRow[] = found?.rows ?? [];
    // guard: what somebody else may have committed so is told once it is on disk
    this.hasReadOthers ||= rows.length > 0;
    for (const row of rows) this.batch.unitOf(row.ledger)?.cache.answers.keep(row, row);
    return rows.length > 0;
  }
}
