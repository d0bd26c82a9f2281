import { isPromise } from 'node:util/types';
import { Refusal } from '../../kernel/refusal.js';
import type { EventMeta } from '../recorded.js';
import type { RequestKey } from '../request-key.js';
import { Work } from '../work.js';
import type { Answered } from './answers.js';
import type { Book } from './book.js';
import { Page, type Want } from './page.js';

/** A decision that somebody waits for. */
export interface Pending {
  /** The ledgers that it is about; the request's answer stands in the first of them. */
  readonly ledgers: readonly number[];
  /** Its answer, or a promise of it: what waits for nothing costs half as much. */
  readonly decide: (...works: Work[]) => unknown;
  readonly request: RequestKey | undefined;
  readonly meta: EventMeta;
}

/** A batch that others may join until its ledgers are locked. */
export interface Boarding {
  /** Grows when somebody boards. */
  readonly pending: readonly Pending[];
  /** Takes aboard who waits and fits. @returns true when somebody did */
  readonly board: (fits: (one: Pending) => boolean) => boolean;
  /** Waits for the batches ahead, on which this one is decided. @throws when one of them was not committed */
  readonly mustStand?: (() => Promise<void>) | undefined;
}

/** What came of a decision; it may be told once the batch is committed. */
export type Outcome = { readonly answer: unknown } | { readonly refusal: unknown };

/** One decision that was made and not yet written, as far as one ledger is concerned. */
export interface Made {
  readonly page: Page;
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
  readonly pages: readonly Page[];
  made: Made[] = [];
  private readonly byLedger = new Map<number, Page>();
  private runs = 0;

  constructor(
    private readonly pending: readonly Pending[],
    bookOf: (ledger: number) => Book,
    readNow: (wants: readonly Want[]) => Promise<unknown>,
  ) {
    const ledgers = [...new Set(pending.flatMap(({ ledgers }) => ledgers))].sort((one, other) => one - other);
    for (const ledger of ledgers)
      this.byLedger.set(ledger, new Page(bookOf(ledger), () => (this.runs > probes ? readNow : undefined)));
    this.pages = [...this.byLedger.values()];
  }

  /** True for a decision about ledgers that this batch has anyway. */
  fits({ ledgers }: Pending): boolean {
    return ledgers.every((ledger) => this.byLedger.has(ledger));
  }

  pageOf(ledger: number): Page | undefined {
    return this.byLedger.get(ledger);
  }

  get isMissing(): boolean {
    return this.pages.some(({ missing }) => missing.size > 0);
  }

  /**
   * Makes every decision on the state that the ones before have left; what is refused leaves no trace. While something
   * is missing the outcomes are void.
   */
  async decide(now: () => Date): Promise<Outcome[]> {
    this.runs++;
    this.made = [];
    for (const page of this.pages) page.clear();
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

  /** What was decided is on its way: only those who wait for it are still to be known. */
  forget(): void {
    this.made = [];
  }

  private decideOne({ ledgers, decide, request, meta }: Pending, now: () => Date): Outcome | Promise<Outcome> {
    // guard: what is refused leaves no trace
    const pages = ledgers.map((ledger) => this.byLedger.get(ledger) as Page);
    const refused = (refusal: unknown): Outcome => {
      // guard: who asks again is not refused because of what was done the first time
      // guard: what is refused leaves no trace
      if (request) pages[0]?.doubt(request);
      return { refusal };
    };
    try {
      const earlier = request && earlierAnswer(pages, request);
      // guard: a key has one answer in this process
      if (earlier) return earlier;
      // guard: what is refused leaves no trace
      const works = pages.map((page) => new Work(page));
      const decided = (answer: unknown): Outcome => {
        this.note({ pages, works, request, answer, meta, at: now() });
        return { answer };
      };
      const answer = decide(...works);
      return isPromise(answer) ? answer.then(decided).catch(refused) : decided(answer);
    } catch (refusal) {
      return refused(refusal);
    }
  }

  private note({ pages, works, request, ...decision }: Decision): void {
    // guard: a decision over two ledgers writes to both of them
    for (const [nth, page] of pages.entries()) {
      const work = works[nth];
      if (!work) continue;
      page.note(work);
      this.made.push({ page, work, request: nth === 0 ? request : undefined, ...decision });
    }
    if (request) pages[0]?.answer(request, decision.answer);
  }
}

interface Decision extends Pick<Made, 'at' | 'meta' | 'request' | 'answer'> {
  readonly pages: readonly Page[];
  readonly works: readonly Work[];
}

function earlierAnswer(pages: readonly Page[], request: RequestKey): Answered | undefined {
  const earlier = pages[0]?.answered(request);
  // guard: a key is for what was asked with it
  if (earlier && earlier.fingerprint !== request.fingerprint) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  return earlier;
}

/** Errors with a code come from the database or the way to it: the whole batch is lost, not one decision. */
const isOfDatabase = (error: unknown): boolean =>
  !(error instanceof Refusal) && typeof (error as { code?: unknown } | undefined)?.code === 'string';
