import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { nameKey } from '../../../platform/kernel/name-key.js';
import { RateLimiter } from '../../../platform/limits/rate-limiter.js';
import {
  mailLimit,
  ownPasswordLimit,
  registerLimit,
  resetLimits,
  secondFactorLimit,
  signInLimits,
} from '../domain/try-limits.js';
import type { UserRow } from './user.row.js';

/** What an account leaves behind by being used: mails, tries, and what is on record. */
@Injectable()
export class AccountTrail {
  constructor(
    private readonly pool: pg.Pool,
    private readonly limiter: RateLimiter,
  ) {}

  async of(
    user: UserRow,
  ): Promise<{ mails: readonly unknown[]; tries: readonly unknown[]; onRecord: readonly unknown[] }> {
    return {
      mails: await this.mailsOf(user),
      tries: await this.limiter.standing(countedOf(user)),
      onRecord: await this.recordOf(user),
    };
  }

  /** Mails with a link, of which the link is not told. */
  private async mailsOf({ id }: UserRow): Promise<unknown[]> {
    const { rows } = await this.pool.query(
      `select purpose, email, told_email as "otherEmail", made_at as "askedAt", expires_at as "goodUntil",
         used_at as "usedAt" from identity.links where user_id = $1 order by nr`,
      [id],
    );
    return rows;
  }

  /** What was done with the account, and what its owner did here, all of it; not who else had a part in it. */
  private async recordOf({ id }: UserRow): Promise<unknown[]> {
    const { rows } = await this.pool.query(
      `select at, what, subject_kind as "about", case when subject_kind = 'user' and subject_id = $2 then old end as "old",
         case when subject_kind = 'user' and subject_id = $2 then new end as "new", coalesce(who_id = $1, false) as "byYou"
       from log.audit where who_id = $1 or (subject_kind = 'user' and subject_id = $2) order by at, id`,
      [id, String(id)],
    );
    return rows;
  }
}

/** The limits that count whoever has an address, with and without an account. */
export const countedOfEmail = (email: string) =>
  [registerLimit, resetLimits.email].map((limit) => ({ limit, whose: nameKey(email) }));

/** The limits that count an account, or an address that it has proven, by itself. */
const countedOf = ({ id, usernameKey, email, emailVerifiedAt }: UserRow) => [
  { limit: signInLimits.account, whose: usernameKey },
  ...[ownPasswordLimit, secondFactorLimit, mailLimit].map((limit) => ({ limit, whose: `${id}` })),
  ...(emailVerifiedAt === null ? [] : countedOfEmail(email)),
];
