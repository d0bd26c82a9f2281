import { Inject, Injectable } from '@nestjs/common';
import type { WrittenReview } from '@northlight/contracts';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import { type Forgotten, SealedPersons } from '../../../platform/privacy/sealed-persons.js';

/** The schema of this room. */
export const schema = 'reviews';

/** What is sealed of a review: the e-mail of the booking, what was written, and what the house said to it. */
export interface ReviewWriter extends Omit<WrittenReview, 'stars'> {
  readonly email: string;
  readonly answer?: string | undefined;
}

const ofNobody = `
  update reviews.reviews r set user_id = null from reviews.persons p
  where p.ref = r.id and r.user_id is not null and p.erased_at is not null`;

/** Everybody who wrote a review: one entry each. */
@Injectable()
export class ReviewWriters extends SealedPersons<ReviewWriter> {
  constructor(
    @Inject(pg.Pool) private readonly all: pg.Pool,
    @Inject(PersonCipher) cipher: PersonCipher,
  ) {
    super(all, cipher, schema);
  }

  /** What is left of their reviews leads to no account any more, in the same commit. */
  override erase(whom: Forgotten, at: Date, db?: Db): Promise<number> {
    const forget = async (client: Db): Promise<number> => {
      const erased = await super.erase(whom, at, client);
      await client.query(ofNobody, []);
      return erased;
    };
    return db ? forget(db) : inTransaction(this.all, forget);
  }
}
