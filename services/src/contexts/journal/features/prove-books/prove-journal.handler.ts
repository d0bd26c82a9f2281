import { setTimeout as pause } from 'node:timers/promises';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type pg from 'pg';
import { Settings } from '../../../../platform/config/settings.js';
import { ShutdownSignal } from '../../../../platform/config/shutdown-signal.js';
import { createPool, UNLIMITED } from '../../../../platform/database/database.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { addDaysTo, localTimeOf, officeZone } from '../../../../platform/kernel/venue-time.js';
import { logger } from '../../../../platform/observability/logger.js';
import { type Difference, lasting } from '../../domain/difference.js';
import { countCompared, isWrittenUpTo, journalDifferences } from '../../persistence/journal-differences.js';
import { Proofs } from '../../persistence/proofs.repository.js';

/** What the journal does not have after so many looks is not under way, it is stuck. */
const MOST_LOOKS = 120;
const LOOK_AGAIN_MS = 500;
/** Between two looks others go on selling: totals may differ by what came in meanwhile, and are looked at once more. */
const MOST_COMPARISONS = 5;

/** Proves that the journal is what the rooms hold. */
export class ProveJournal extends Command<void> {}

@CommandHandler(ProveJournal)
export class ProveJournalHandler implements ICommandHandler<ProveJournal> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly settings: Settings,
    private readonly proofs: Proofs,
    private readonly clock: Clock,
    private readonly shutdown: ShutdownSignal,
  ) {}

  /**
   * Safe to repeat.
   * @throws {Error} where the journal does not come to have what has happened, or the process stops: nothing is proven then
   */
  async execute(): Promise<void> {
    const pool = createPool(this.settings, { max: 1, name: 'northlight-proof', ...UNLIMITED });
    try {
      const differences = await this.differences(pool);
      const at = this.clock.now();
      const day = addDaysTo(localTimeOf(at, officeZone).date, -1);
      await this.proofs.keep({ proof: 'journal', day, at, compared: await countCompared(pool), differences });
      if (differences.length > 0) logger.error({ differences: differences.length }, 'The journal does not add up');
    } finally {
      await pool.end();
    }
  }

  /** What differs in two looks, with all in the journal between them that had happened before the first. */
  private async differences(pool: pg.Pool): Promise<Difference[]> {
    await this.untilWritten(pool);
    let before = await journalDifferences(pool);
    for (let looks = 1; looks < MOST_COMPARISONS && before.length > 0; looks++) {
      await this.pause();
      await this.untilWritten(pool);
      const now = await journalDifferences(pool);
      const same = lasting(before, now);
      if (same.length > 0 || now.length === 0) return same;
      before = now;
    }
    return before;
  }

  private async untilWritten(pool: pg.Pool): Promise<void> {
    const at = this.clock.now();
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      if (await isWrittenUpTo(pool, at)) return;
      await this.pause();
    }
    throw new Error('The journal is behind: nothing can be proven');
  }

  /** A worker that stops writes no journal any more: it is not waited for. */
  private pause(): Promise<void> {
    return pause(LOOK_AGAIN_MS, undefined, { signal: this.shutdown.signal });
  }
}
