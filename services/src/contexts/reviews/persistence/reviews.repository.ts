import { Injectable } from '@nestjs/common';
import { RATED_FROM, type RatingView, type ReviewState, type ReviewSummary } from '@northlight/contracts';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import type { Decision, ReviewPosition } from '../domain/review.js';

/** A review without what is sealed of it. */
export interface StoredReview extends ReviewPosition {
  readonly id: string;
  readonly bookingId: string;
  readonly venueId: number;
  readonly experienceId: number;
  /** yyyy-MM-dd */
  readonly visitedOn: string;
  readonly stars: number;
  readonly writtenAt: Date;
  readonly moderatedAt: Date | null;
}

/** A review on its way in. */
export interface NewReview
  extends Pick<StoredReview, 'id' | 'bookingId' | 'venueId' | 'experienceId' | 'visitedOn' | 'stars' | 'writtenAt'> {
  /** The account of the booking; null for a visitor's. */
  readonly userId: number | null;
}

/** Where a page of reviews ended. */
export interface ReviewPlace {
  readonly writtenAt: Date;
  readonly id: string;
}

interface Choice {
  readonly limit: number;
  readonly after?: ReviewPlace | undefined;
}

const columns = `r.id, r.booking_id as "bookingId", r.venue_id as "venueId", r.experience_id as "experienceId",
  to_char(r.visited_on, 'YYYY-MM-DD') as "visitedOn", r.stars, r.state, r.version, r.refusal,
  r.written_at as "writtenAt", r.moderated_at as "moderatedAt", p.erased_at is not null as "isErased"`;
const source = 'reviews.reviews r join reviews.persons p on p.ref = r.id';
const average = `case when count(*) >= ${RATED_FROM} then round(avg(stars), 1)::float end`;

/** The reviews of visits; who wrote, and what, is sealed under the review's own id. */
@Injectable()
export class Reviews {
  constructor(private readonly pool: pg.Pool) {}

  async find(id: string): Promise<StoredReview | undefined> {
    return (await this.pool.query<StoredReview>(`select ${columns} from ${source} where r.id = $1`, [id])).rows[0];
  }

  async ofBooking(bookingId: string): Promise<StoredReview | undefined> {
    const { rows } = await this.pool.query<StoredReview>(`select ${columns} from ${source} where r.booking_id = $1`, [
      bookingId,
    ]);
    return rows[0];
  }

  /** The same; nobody else writes or decides on the review of this booking until the transaction ends. */
  async lockOfBooking(bookingId: string, db: Db): Promise<StoredReview | undefined> {
    await db.query("select pg_advisory_xact_lock(hashtext('reviews'), hashtext($1))", [bookingId]);
    const { rows } = await db.query<StoredReview>(
      `select ${columns} from ${source} where r.booking_id = $1 for update of r`,
      [bookingId],
    );
    return rows[0];
  }

  async lock(id: string, db: Db): Promise<StoredReview | undefined> {
    const { rows } = await db.query<StoredReview>(`select ${columns} from ${source} where r.id = $1 for update of r`, [
      id,
    ]);
    return rows[0];
  }

  async insert({ id, bookingId, venueId, experienceId, visitedOn, ...review }: NewReview, db: Db): Promise<void> {
    await db.query(
      `insert into reviews.reviews (id, booking_id, venue_id, experience_id, visited_on, stars, user_id, written_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, bookingId, venueId, experienceId, visitedOn, review.stars, review.userId, review.writtenAt],
    );
  }

  async change({ id, stars, writtenAt }: Pick<NewReview, 'id' | 'stars' | 'writtenAt'>, db: Db): Promise<void> {
    await db.query('update reviews.reviews set stars = $2, written_at = $3, version = version + 1 where id = $1', [
      ...[id, stars, writtenAt],
    ]);
  }

  async decide(id: string, { state, refusal }: Decision, { at, by, db }: { at: Date; by: number | null; db: Db }) {
    await db.query(
      `update reviews.reviews set state = $2, refusal = $3, moderated_at = $4, moderated_by = $5, version = version + 1
       where id = $1`,
      [id, state, refusal, at, by],
    );
  }

  /** What is sealed of it was changed. */
  async touch(id: string, db: Db): Promise<void> {
    await db.query('update reviews.reviews set version = version + 1 where id = $1', [id]);
  }

  /** Approved reviews of an experience that can be read, the newest first. */
  async approved(experienceId: number, { limit, after }: Choice): Promise<StoredReview[]> {
    const { rows } = await this.pool.query<StoredReview>(
      `select ${columns} from ${source}
       where r.experience_id = $1 and r.state = 'approved' and p.erased_at is null
         and ($2::timestamptz is null or (r.written_at, r.id) < ($2, $3::uuid))
       order by r.written_at desc, r.id desc limit $4`,
      [experienceId, after?.writtenAt ?? null, after?.id ?? null, limit],
    );
    return rows;
  }

  /** Those that wait the oldest first, others the newest first; without those that were erased. */
  async inState(state: ReviewState, { limit, after }: Choice): Promise<StoredReview[]> {
    const [order, past] = state === 'waiting' ? ['asc', '>'] : ['desc', '<'];
    const { rows } = await this.pool.query<StoredReview>(
      `select ${columns} from ${source}
       where r.state = $1 and p.erased_at is null
         and ($2::timestamptz is null or (r.written_at, r.id) ${past} ($2, $3::uuid))
       order by r.written_at ${order}, r.id ${order} limit $4`,
      [state, after?.writtenAt ?? null, after?.id ?? null, limit],
    );
    return rows;
  }

  /** What the approved reviews of an experience come to; the stars of those that were erased still count. */
  async summary(experienceId: number): Promise<ReviewSummary> {
    const { rows } = await this.pool.query<ReviewSummary>(
      `select count(*)::int as count, ${average} as average from reviews.reviews
       where experience_id = $1 and state = 'approved'`,
      [experienceId],
    );
    return rows[0] ?? { count: 0, average: null };
  }

  /** Of every experience with enough reviews for a rating. */
  async ratings(): Promise<RatingView[]> {
    const { rows } = await this.pool.query<RatingView>(
      `select experience_id as "experienceId", count(*)::int as count, ${average} as average from reviews.reviews
       where state = 'approved' group by experience_id having count(*) >= ${RATED_FROM} order by experience_id`,
    );
    return rows;
  }
}
