import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ModeratedReviewView } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../../platform/audit/note-change.js';
import type { Db } from '../../../../platform/database/db.js';
import { inTransaction } from '../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { type Decision, isNews } from '../../domain/review.js';
import { ModeratedReviews } from '../../persistence/moderated-reviews.js';
import { Reviews } from '../../persistence/reviews.repository.js';

/** Who decides, and which version they have read; `by` is null where that is nobody with an account here. */
interface Moderator {
  readonly version: number;
  readonly by: number | null;
}

/** Somebody of the house lets a review through, or refuses it. */
export class ModerateReview extends Command<ModeratedReviewView> {
  constructor(
    readonly id: string,
    readonly decision: Decision,
    readonly moderator: Moderator,
  ) {
    super();
  }
}

/** Of two who decide the same, one does; of two who decide otherwise, the second reads first what the other has done. */
@CommandHandler(ModerateReview)
export class ModerateReviewHandler implements ICommandHandler<ModerateReview> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly reviews: Reviews,
    private readonly moderated: ModeratedReviews,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} REVIEW_NOT_FOUND, REVIEW_CHANGED */
  async execute(command: ModerateReview): Promise<ModeratedReviewView> {
    await inTransaction(this.pool, (db) => this.decide(command, db));
    return this.moderated.view(command.id);
  }

  private async decide({ id, decision, moderator: { version, by } }: ModerateReview, db: Db): Promise<void> {
    const review = await this.reviews.lock(id, db);
    if (!review || review.isErased) throw new Refusal('REVIEW_NOT_FOUND');
    if (!isNews(review, decision, version)) return;
    const at = this.clock.now();
    await this.reviews.decide(id, decision, { at, by, db });
    await noteChange(db, {
      ...{ room: 'reviews', what: decision.state, at, subject: { kind: 'review', id } },
      old: { state: review.state, reason: review.refusal },
      new: { state: decision.state, reason: decision.refusal },
    });
  }
}
