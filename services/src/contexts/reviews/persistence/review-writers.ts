import { Inject, Injectable } from '@nestjs/common';
import type { WrittenReview } from '@northlight/contracts';
import pg from 'pg';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import { SealedPersons } from '../../../platform/privacy/sealed-persons.js';

/** The schema of this room. */
export const schema = 'reviews';

/** What is sealed of a review: the e-mail of the booking, what was written, and what the house said to it. */
export interface ReviewWriter extends Omit<WrittenReview, 'stars'> {
  readonly email: string;
  readonly answer?: string | undefined;
}

/** Everybody who wrote a review: one entry each. */
@Injectable()
export class ReviewWriters extends SealedPersons<ReviewWriter> {
  protected override readonly afterErasing = `
    update reviews.reviews r set user_id = null from reviews.persons p
    where p.ref = r.id and r.user_id is not null and p.erased_at is not null`;

  constructor(@Inject(pg.Pool) pool: pg.Pool, @Inject(PersonCipher) cipher: PersonCipher) {
    super(pool, cipher, schema);
  }
}
