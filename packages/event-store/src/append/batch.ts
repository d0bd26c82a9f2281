import { isPromise } from 'node:util/types';
import { EventStoreError } from '../errors.js';
import type { EventMeta } from '../recorded.js';
import type { RequestKey } from '../request-key.js';
import { Work } from '../work.js';
import type { CachedAnswer, LedgerCache } from './ledger-cache.js';
import { LedgerUnitOfWork } from './ledger-unit-of-work.js';

/** A command whose decision its caller waits for. */
export interface PendingCommand {
  /** The ledgers that it is about; the request's answer stands in the first of them. */
  readonly ledgers: readonly number[];
  /** Its answer. It waits for nothing, and may be called again. */
  readonly decide: (...works: Work[]) => unknown;
  readonly request: RequestKey | undefined;
  readonly meta: EventMeta;
}

/** The queue that a batch was taken from. */
export interface BatchQueue {
  /** Has commands that wait join the batch, where they fit. @returns true when there were any */
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

/** More than any chain of streams of which each is found in the one before. */
const MAX_RUNS = 1_000;

/** Decisions that are made one after the other and committed together. */
export class Batch {
  readonly units: readonly LedgerUnitOfWork[];
  decided: DecidedCommand[] = [];
  private readonly byLedger = new Map<number, LedgerUnitOfWork>();
  private runs = 0;

  constructor(
    /** Grows when commands are admitted. */
    private readonly pending: readonly PendingCommand[],
    cacheOf: (ledger: number) => LedgerCache,
  ) {
    const ledgers = [...new Set(pending.flatMap(({ ledgers }) => ledgers))].sort((one, other) => one - other);
    for (const ledger of ledgers) this.byLedger.set(ledger, new LedgerUnitOfWork(cacheOf(ledger)));
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

  get hasQuestions(): boolean {
    return this.units.some(({ open }) => open.size > 0);
  }

  /** Has what decisions asked outside of the log answered, all at once. */
  async askOpen(): Promise<true> {
    await Promise.all(this.units.map((unit) => unit.askOpen()));
    return true;
  }

  /**
   * Makes every decision on the state that the ones before have left; what is refused leaves no trace. While something
   * is missing the outcomes are void.
   */
  decide(now: () => Date): Outcome[] {
    if (++this.runs > MAX_RUNS) throw new Error('A decision asks for something else each time that it is made');
    this.decided = [];
    for (const unit of this.units) unit.clear();
    const outcomes: Outcome[] = [];
    for (const one of this.pending) {
      const outcome = this.decideOne(one, now);
      // guard: a refusal leaves after the commit that it stands on
      outcomes.push(outcome);
    }
    return outcomes;
  }

  /** What was decided is on its way: only the callers are still to be known. */
  forget(): void {
    this.decided = [];
  }

  private decideOne({ ledgers, decide, request, meta }: PendingCommand, now: () => Date): Outcome {
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
      const answer = decide(...works);
      if (isPromise(answer)) throw new Error('A decision waits for nothing: what it needs is read before, or asked');
      this.note({ units, works, request, answer, meta, at: now() });
      return { answer };
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
  if (earlier && ![request.fingerprint, request.formerFingerprint].includes(earlier.fingerprint))
    throw new EventStoreError('IDEMPOTENCY_KEY_REUSED');
  return earlier;
}
