import { Injectable } from '@nestjs/common';
import { type SweptKind, sweptKinds } from '@northlight/contracts';
import pg from 'pg';
import { BookingPolicyCache } from '../booking-policy/booking-policy-cache.js';
import { Clock } from '../kernel/clock.js';
import { logger } from '../observability/logger.js';
import { rewriteSoon } from '../privacy/erased-rows.queue.js';
import { forgetDue } from './forget-due.js';
import { type Moment, type RetentionTerm, RetentionTerms } from './retention-terms.js';
import { termStart } from './term-start.js';

/** What is past its term for so long, the job of at least one night should have forgotten. */
const OVERDUE_MS = 2 * 86_400_000;
/** Up to here it is counted what is due. */
const MOST_COUNTED = 1_000;

/** What of a kind is past its term. */
export interface DueOfKind {
  readonly kind: SweptKind;
  /** Counted up to 1,000; null where it cannot be told. */
  readonly due: number | null;
  /** Those of them that no night has forgotten. */
  readonly overdue: number | null;
  readonly oldest: Date | null;
}

/** Forgets what is past its term, kind by kind, under the rules as they are set. */
@Injectable()
export class RetentionSweep {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly terms: RetentionTerms,
    private readonly rules: BookingPolicyCache,
    private readonly clock: Clock,
    private readonly pool: pg.Pool,
  ) {}

  /** @throws where nothing forgets a kind of which it is said how long it is kept */
  mustApplyAll(): void {
    const applied = new Set(this.terms.all.map(({ kind }) => kind));
    const missing = sweptKinds.filter((kind) => !applied.has(kind));
    if (missing.length > 0) throw new Error(`Nothing forgets what is past its term: ${missing.join(', ')}`);
  }

  /** How much of each kind is due, in the order of the kinds. */
  due(): Promise<DueOfKind[]> {
    const terms = sweptKinds.flatMap((kind) => this.terms.all.filter((term) => term.kind === kind));
    return Promise.all(terms.map((term) => this.dueOf(term)));
  }

  /**
   * Safe to run late, twice, or in several workers at once. A kind that fails stops no other, nor does an entry.
   * @returns how many of each kind were forgotten
   * @throws when a kind failed, or some of its entries, once all others are done
   */
  async run(): Promise<Partial<Record<SweptKind, number>>> {
    const { rules } = await this.rules.latest();
    const at = this.clock.now();
    const forgotten: Partial<Record<SweptKind, number>> = {};
    const failed: string[] = [];
    for (const term of this.terms.all) {
      const { kind } = term;
      const { count, left } = await forgetKind(term, { at, before: termStart(kind, rules, at) });
      if (count > 0) forgotten[kind] = count;
      if (left) failed.push(`${kind} (${left})`);
    }
    if (Object.keys(forgotten).length > 0) await rewriteSoon(this.pool, at);
    logger.info({ forgotten }, 'What is past its term is forgotten');
    if (failed.length > 0) throw new Error(`Not forgotten though past its term: ${failed.join(', ')}`);
    return forgotten;
  }

  private async dueOf({ kind, due }: RetentionTerm): Promise<DueOfKind> {
    try {
      const before = termStart(kind, this.rules.now, this.clock.now());
      const entries = await due(before, MOST_COUNTED);
      const overdue = entries.filter(({ since }) => since.getTime() < before.getTime() - OVERDUE_MS).length;
      return { kind, due: entries.length, overdue, oldest: entries[0]?.since ?? null };
    } catch (error) {
      logger.warn({ err: error, kind }, 'What is past its term cannot be counted');
      return { kind, due: null, overdue: null, oldest: null };
    }
  }
}

/** @returns how many were forgotten, and what was not, in words, where there is some */
async function forgetKind(term: RetentionTerm, moment: Moment): Promise<{ count: number; left?: string }> {
  const { kind } = term;
  try {
    const { count, failures } = await forgetDue(term, moment);
    if (failures.size === 0) return { count };
    const [keys, [err]] = [[...failures.keys()], [...failures.values()]];
    logger.error({ err, kind, keys }, 'Some of what is past its term could not be forgotten');
    return { count, left: `${failures.size}` };
  } catch (error) {
    logger.error({ err: error, kind }, 'What is past its term could not be forgotten');
    return { count: 0, left: 'all' };
  }
}
