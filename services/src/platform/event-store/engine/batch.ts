import { isPromise } from 'node:util/types';
import { Refusal } from '../../kernel/refusal.js';
import type { EventMeta } from '../recorded.js';
import type { RequestKey } from '../request-key.js';
import { Work } from '../work.js';
import type { CachedAnswer } from './answer-cache.js';
import type { LedgerCache } from './ledger-cache.js';
import { LedgerUnitOfWork, type StreamRequest } from './ledger-unit-of-work.js';

/** A command whose decision its caller waits for. */
export interface PendingCommand {
  /** The ledgers that it is about; the request's answer stands in the first of them. */
  readonly ledgers: readonly number[];
  /** Its answer, or a promise of it: what waits for nothing costs half as much. */
  readonly decide: (...works: Work[]) => unknown;
  readonly request: RequestKey | undefined;
  readonly meta: EventMeta;
}

/** A batch that more commands may join until its ledgers are locked. */
export interface OpenBatch {
  /** Grows when commands are admitted. */
  readonly pending: readonly PendingCommand[];
  /** Admits commands that wait and fit. @returns true when there were any */
  readonly admit: (fits: (one: PendingCommand) => boolean) => boolean;
  /** Waits for the batches ahead, on which this one is decided. @throws when one of them was not committed */
  readonly predecessorsCommitted?: (() => Promise<void>) | undefined;
}

/** What came of a decision; it may be told once the batch is committed. */
export type Outcome = { readonly answer: unknown } | { readonly refusal: unknown };

/** One decision that was made and not yet written, as far as one ledger is concerned. */
export interface DecidedCommand {
  readonly unit: LedgerUnitOfWork;
  readonly work: Work;
  readonly at: Date;
  readonly meta: EventMeta;
  /** Undefined where the decision had no key, and in all ledgers but its first. */
  readonly request: RequestKey | undefined;
  readonly answer: unknown;
}

/** Runs of a batch that only find out what it needs; streams that are asked for later are read one by one. */
const probes = 3;

/** Decisions that are made one after the other and committed together. */
export class Batch {
  readonly units: readonly LedgerUnitOfWork[];
  decided: DecidedCommand[] = [];
  private readonly byLedger = new Map<number, LedgerUnitOfWork>();
  private runs = 0;

  constructor(
    private readonly pending: readonly PendingCommand[],
    cacheOf: (ledger: number) => LedgerCache,
    readNow: (wants: readonly StreamRequest[]) => Promise<unknown>,
  ) {
    const ledgers = [...new Set(pending.flatMap(({ ledgers }) => ledgers))].sort((one, other) => one - other);
    for (const ledger of ledgers)
      this.byLedger.set(
        ledger,
        new LedgerUnitOfWork(cacheOf(ledger), () => (this.runs > probes ? readNow : undefined)),
      );
    this.units = [...this.byLedger.values()];
  }

  /** True for a decision about ledgers that this batch has anyway. */
  fits({ ledgers }: PendingCommand): boolean {
    return ledgers.every((ledger) => this.byLedger.has(ledger));
  }

  unitOf(ledger: number): LedgerUnitOfWork | undefined {
    return this.byLedger.get(ledger);
  }

  get isMissing(): boolean {
    return this.units.some(({ missing }) => missing.size > 0);
  }

  /**
   * Makes every decision on the state that the ones before have left; what is refused leaves no trace. While something
   * is missing the outcomes are void.
   */
  async decide(now: () => Date): Promise<Outcome[]> {
    this.runs++;
    this.decided = [];
    for (const unit of this.units) unit.clear();
    const outcomes: Outcome[] = [];
    for (const one of this.pending) {
      const outcome = this.decideOne(one, now);
      // guard: a refusal leaves after the commit that it stands on
      outcomes.push(isPromise(outcome) ? await outcome : outcome);
    }
    const spoiled = outcomes.find((outcome) => 'refusal' in outcome && isOfDatabase(outcome.refusal));
    if (spoiled && 'refusal' in spoiled && !this.isMissing) throw spoiled.refusal;
    return outcomes;
  }

  /** What was decided is on its way: only the callers are still to be known. */
  forget(): void {
    this.decided = [];
  }

  private decideOne({ ledgers, decide, request, meta }: PendingCommand, now: () => Date): Outcome | Promise<Outcome> {
    // guard: what is refused leaves no trace
    const units = ledgers.map((ledger) => this.byLedger.get(ledger) as LedgerUnitOfWork);
    const refused = (refusal: unknown): Outcome => {
      // guard: who asks again is not refused because of what was done the first time
      // guard: what is refused leaves no trace
      if (request) units[0]?.doubt(request);
      return { refusal };
    };
    try {
      const earlier = request && earlierAnswer(units, request);
      // guard: a key has one answer in this process
      if (earlier) return earlier;
      // guard: what is refused leaves no trace
      const works = units.map((unit) => new Work(unit));
      const decided = (answer: unknown): Outcome => {
        this.note({ units, works, request, answer, meta, at: now() });
        return { answer };
      };
      const answer = decide(...works);
      return isPromise(answer) ? answer.then(decided).catch(refused) : decided(answer);
    } catch (refusal) {
      return refused(refusal);
    }
  }

  private note({ units, works, request, ...decision }: Decision): void {
    // guard: a decision over two ledgers writes to both of them
    for (const [nth, unit] of units.entries()) {
      const work = works[nth];
      if (!work) continue;
      unit.note(work);
      this.decided.push({ unit, work, request: nth === 0 ? request : undefined, ...decision });
    }
    if (request) units[0]?.answer(request, decision.answer);
  }
}

interface Decision extends Pick<DecidedCommand, 'at' | 'meta' | 'request' | 'answer'> {
  readonly units: readonly LedgerUnitOfWork[];
  readonly works: readonly Work[];
}

function earlierAnswer(units: readonly LedgerUnitOfWork[], request: RequestKey): CachedAnswer | undefined {
  const earlier = units[0]?.answered(request);
  // guard: a key is for what was asked with it
  if (earlier && earlier.fingerprint !== request.fingerprint) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  return earlier;
}

/** Errors with a code come from the database or the way to it: the whole batch is lost, not one decision. */
const isOfDatabase = (error: unknown): boolean =>
  !(error instanceof Refusal) && typeof (error as { code?: unknown } | undefined)?.code === 'string';
