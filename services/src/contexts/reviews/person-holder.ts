import { Injectable } from '@nestjs/common';
import type { PersonEntry } from '@northlight/contracts';
import pg from 'pg';
import { recordedActs } from '../../platform/audit/audit-log.js';
import { type Person, underAddress, valuesOf } from '../../platform/privacy/person.js';
import type { PersonHolder } from '../../platform/privacy/person-holder.js';
import { SealedHolder } from '../../platform/privacy/sealed-holder.js';
import { reviewsPersonalData } from './persistence/personal-data.js';
import { type ReviewWriter, ReviewWriters } from './persistence/review-writers.js';
import { Reviews, type StoredReview } from './persistence/reviews.repository.js';

const under = `
  with under as (select r.id as ref, r.user_id from reviews.reviews r join reviews.persons p on p.ref = r.id
    ${underAddress({ hash: 'p.email_hash', since: 'r.written_at' })})`;

/** What belongs to another account is told to that alone, and forgotten by its address all the same. */
const refsToTell = `${under}
  select ref from under where user_id is null or $3::int is null
  union select id from reviews.reviews where user_id = $3`;
const refsToForget = `${under}
  select ref from under union select id from reviews.reviews where user_id = $3`;

/** What somebody wrote of their visits. Once it is forgotten its stars stay, with nobody and no word behind them. */
@Injectable()
export class ReviewsHolder extends SealedHolder<ReviewWriter> implements PersonHolder {
  readonly keeps = reviewsPersonalData;

  constructor(
    private readonly pool: pg.Pool,
    private readonly writers: ReviewWriters,
    private readonly reviews: Reviews,
  ) {
    super(writers);
  }

  async find(person: Person): Promise<PersonEntry[]> {
    return (await this.theirs(person)).map(({ id, writtenAt, state }) => ({
      ...{ kind: 'review' as const, id, at: writtenAt.toISOString(), status: [state] },
    }));
  }

  async tell(person: Person): Promise<Readonly<Record<string, unknown>>> {
    const reviews = await this.theirs(person);
    const ids = reviews.map(({ id }) => id);
    const written = await this.writers.readable(ids);
    return {
      reviews: reviews.map(({ id, visitedOn, stars, state, refusal, writtenAt }) => ({
        ...{ visitedOn, stars, state, refusal, writtenAt },
        ...written.get(id),
      })),
      onRecord: await recordedActs(this.pool, { kind: 'review', ids }, person.userId),
    };
  }

  async erase(person: Person, at: Date): Promise<number> {
    return this.writers.erase({ refs: await this.refsOf(person, refsToForget) }, at);
  }

  private async theirs(person: Person): Promise<StoredReview[]> {
    const refs = await this.refsOf(person, refsToTell);
    const found = await Promise.all(refs.map((ref) => this.reviews.find(ref)));
    return found.filter((one) => one !== undefined && !one.isErased) as StoredReview[];
  }

  private async refsOf(person: Person, sql: string): Promise<string[]> {
    const { rows } = await this.pool.query<{ ref: string }>(sql, valuesOf(person));
    return rows.map(({ ref }) => ref);
  }
}
