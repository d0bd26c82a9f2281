import { Injectable, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { AccountUses } from '../../../platform/privacy/account-uses.js';
import { dueIn, RetentionTerms } from '../../../platform/retention/retention-terms.js';
import { ReviewWriters } from './review-writers.js';

const written = `
  select r.id::text as key, r.written_at as since
  from reviews.reviews r join reviews.persons p on p.ref = r.id
  where p.erased_at is null and r.written_at < $1`;

const accountsInUse = "select user_id from reviews.reviews where state = 'waiting'";

/** How long this room keeps what was written; the stars stay, and lead to nobody. */
@Injectable()
export class ReviewTerms implements OnModuleInit {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly writers: ReviewWriters,
    private readonly terms: RetentionTerms,
    private readonly accounts: AccountUses,
  ) {}

  onModuleInit(): void {
    this.accounts.add(accountsInUse, (userId, db) =>
      db.query('update reviews.reviews set user_id = null where user_id = $1', [userId]),
    );
    this.terms.add({
      kind: 'reviews',
      due: dueIn(this.pool, written),
      forget: (refs, { at }) => this.writers.erase({ refs }, at),
    });
  }
}
