import { Injectable } from '@nestjs/common';
import { type SweptKind, sweptKinds } from '@northlight/contracts';
import { HouseRulesKeeper } from '../house-rules/house-rules-keeper.js';
import { Clock } from '../kernel/clock.js';
import { logger } from '../observability/logger.js';
import { type Moment, type RetentionTerm, RetentionTerms } from './retention-terms.js';
import { termStart } from './term-start.js';

/** So many are forgotten before the next ones are looked for. */
const BATCH_SIZE = 500;
/** So many batches of a kind a night; what is left comes the next one. */
const MOST_BATCHES = 40;
/** Up to here it is counted what is due. */
const MOST_COUNTED = 1_000;

/** What of a kind is past its term. */
export interface DueOfKind {
  readonly kind: SweptKind;
  /** Counted up to 1,000; null where it cannot be told. */
  readonly due: number | null;
  readonly oldest: Date | null;
}

/** Forgets what is past its term, kind by kind, under the rules as they are set. */
@Injectable()
export class RetentionSweep {
  constructor(
    private readonly terms: RetentionTerms,
    private readonly rules: HouseRulesKeeper,
    private readonly clock: Clock,
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
   * Safe to run late, twice, or in several workers at once. A kind that fails stops no other.
   * @returns how many of each kind were forgotten
   * @throws when some kind failed, once all others are done
   */
  async run(): Promise<Partial<Record<SweptKind, number>>> {
    const { rules } = await this.rules.latest();
    const at = this.clock.now();
    const forgotten: Partial<Record<SweptKind, number>> = {};
    const failed: SweptKind[] = [];
    for (const term of this.terms.all) {
      const { kind } = term;
      try {
        const count = await forgetAll(term, { at, before: termStart(kind, rules, at) });
        if (count > 0) forgotten[kind] = count;
      } catch (error) {
        logger.error({ err: error, kind }, 'What is past its term could not be forgotten');
        failed.push(kind);
      }
    }
    logger.info({ forgotten }, 'What is past its term is forgotten');
    if (failed.length > 0) throw new Error(`Not forgotten though past its term: ${failed.join(', ')}`);
    return forgotten;
  }

  private async dueOf({ kind, due }: RetentionTerm): Promise<DueOfKind> {
    try {
      const entries = await due(termStart(kind, this.rules.now, this.clock.now()), MOST_COUNTED);
      return { kind, due: entries.length, oldest: entries[0]?.since ?? null };
    } catch (error) {
      logger.warn({ err: error, kind }, 'What is past its term cannot be counted');
      return { kind, due: null, oldest: null };
    }
  }
}

async function forgetAll({ due, forget }: RetentionTerm, moment: Moment): Promise<number> {
  let count = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const keys = (await due(moment.before, BATCH_SIZE)).map(({ key }) => key);
    if (keys.length > 0) await forget(keys, moment);
    count += keys.length;
    if (keys.length < BATCH_SIZE) return count;
  }
  return count;
}
