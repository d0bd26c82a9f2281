import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OwnReviewView, WriteReviewDto } from '@northlight/contracts';
import pg from 'pg';
import type { Db } from '../../../../platform/database/db.js';
import { inTransaction } from '../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { aDay, type Limit } from '../../../../platform/kernel/limit.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { RateLimiter } from '../../../../platform/limits/rate-limiter.js';
import { type BookingRequest, type HeldBooking, HeldBookings } from '../../../booking/index.js';
import { displayNameOf } from '../../domain/display-name.js';
import { mustBeWritable } from '../../domain/review.js';
import { OwnReviews, UNNAMED } from '../../persistence/own-reviews.js';
import { type ReviewWriter, ReviewWriters } from '../../persistence/review-writers.js';
import { Reviews } from '../../persistence/reviews.repository.js';

/** Somebody who was there says what it was like, or says it in other words. */
export class WriteReview extends Command<OwnReviewView> {
  constructor(
    readonly request: BookingRequest,
    readonly review: WriteReviewDto,
    /** The id that it has already, as in an import. */
    readonly known: { readonly id?: string } = {},
  ) {
    super();
  }
}

const changesOfAReview: Limit = { of: 'changes of a review', most: 20, seconds: aDay };

interface Writing {
  readonly id: string;
  readonly booking: HeldBooking;
  readonly stars: number;
  readonly written: ReviewWriter;
  readonly at: Date;
}

/** Keeps one review a booking. Sent twice, it is there once; its writer may change it until it was decided on. */
@CommandHandler(WriteReview)
export class WriteReviewHandler implements ICommandHandler<WriteReview> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly bookings: HeldBookings,
    private readonly reviews: Reviews,
    private readonly writers: ReviewWriters,
    private readonly own: OwnReviews,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND, BOOKING_LINK_REPLACED, REVIEW_NOT_VISITED, REVIEW_FINAL, TOO_MANY_TRIES @throws {PersonUnreadable} */
  async execute({ request, review, known }: WriteReview): Promise<OwnReviewView> {
    const booking = await this.bookings.find(request);
    mustBeWritable(booking.status, await this.reviews.ofBooking(booking.id));
    await this.limiter.consume([{ limit: changesOfAReview, whose: booking.id }]);
    const { id = randomUUID() } = known;
    const writing = { id, booking, stars: review.stars, written: writtenBy(booking, review), at: this.clock.now() };
    await inTransaction(this.pool, (db) => this.keep(writing, db));
    return this.own.view(booking);
  }

  private async keep({ id, booking, stars, written, at }: Writing, db: Db): Promise<void> {
    const before = await this.reviews.lockOfBooking(booking.id, db);
    mustBeWritable(booking.status, before);
    if (before) {
      if (!(await this.writers.replace(before.id, written, db))) throw new Refusal('REVIEW_FINAL');
      return this.reviews.change({ id: before.id, stars, writtenAt: at }, db);
    }
    const { id: bookingId, venueId, experienceId, date: visitedOn, userId } = booking;
    await this.writers.insert(id, written, db);
    await this.reviews.insert({ id, bookingId, venueId, experienceId, visitedOn, stars, userId, writtenAt: at }, db);
  }
}

const writtenBy = ({ customer }: HeldBooking, { title, text, displayName }: WriteReviewDto): ReviewWriter => ({
  email: customer?.email ?? '',
  title: title || null,
  text,
  displayName: displayName || displayNameOf(customer?.name ?? '') || UNNAMED,
});
