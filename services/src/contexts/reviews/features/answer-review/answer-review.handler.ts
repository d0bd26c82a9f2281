import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ModeratedReviewView } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../../platform/audit/note-change.js';
import type { Db } from '../../../../platform/database/db.js';
import { inTransaction } from '../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { ModeratedReviews } from '../../persistence/moderated-reviews.js';
import { type ReviewWriter, ReviewWriters } from '../../persistence/review-writers.js';
import { Reviews } from '../../persistence/reviews.repository.js';

/** What the house says to a review, to a version of it that was read; undefined takes the answer away. */
interface Answer {
  readonly text: string | undefined;
  /** Left out, it is to whatever stands there. */
  readonly version?: number;
}

/** The house answers a review for everybody to read, says it in other words, or takes it back. */
export class AnswerReview extends Command<ModeratedReviewView> {
  constructor(
    readonly id: string,
    readonly answer: Answer,
  ) {
    super();
  }
}

interface Answering extends Answer {
  readonly id: string;
  readonly read: { readonly version: number; readonly written: ReviewWriter };
}

/** Safe to repeat: the same answer is no change. It is sealed with the review, and goes with it. */
@CommandHandler(AnswerReview)
export class AnswerReviewHandler implements ICommandHandler<AnswerReview> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly reviews: Reviews,
    private readonly writers: ReviewWriters,
    private readonly moderated: ModeratedReviews,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} REVIEW_NOT_FOUND, REVIEW_NOT_APPROVED, REVIEW_CHANGED @throws {PersonUnreadable} */
  async execute({ id, answer }: AnswerReview): Promise<ModeratedReviewView> {
    const review = await this.reviews.find(id);
    const written = review && (await this.writers.read(id));
    if (!review || !written) throw new Refusal('REVIEW_NOT_FOUND');
    if (review.state !== 'approved') throw new Refusal('REVIEW_NOT_APPROVED');
    const answering = { ...answer, id, read: { version: review.version, written } };
    if (written.answer !== answer.text) await inTransaction(this.pool, (db) => this.keep(answering, db));
    return this.moderated.view(id);
  }

  private async keep({ id, text, version, read: { version: known, written } }: Answering, db: Db): Promise<void> {
    const review = await this.reviews.lock(id, db);
    if (review?.version !== known || (version ?? known) !== known) throw new Refusal('REVIEW_CHANGED');
    if (!(await this.writers.replace(id, { ...written, answer: text }, db))) throw new Refusal('REVIEW_NOT_FOUND');
    await this.reviews.touch(id, db);
    const what = text === undefined ? 'answer removed' : written.answer === undefined ? 'answered' : 'answer changed';
    await noteChange(db, { room: 'reviews', what, at: this.clock.now(), subject: { kind: 'review', id } });
  }
}
