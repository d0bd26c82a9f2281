import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Db } from '../../../platform/event-store/projection.js';
import { nameKey } from '../../../platform/kernel/name-key.js';
import type { FormerEmail } from '../../../platform/privacy/account-holders.js';

interface Change {
  readonly userId: number;
  /** The address that takes the place of the present one. */
  readonly email: string;
  readonly at: Date;
}

/** The addresses that accounts had proven and left: what came under them before that is their owners'. */
@Injectable()
export class FormerEmails {
  constructor(private readonly pool: pg.Pool) {}

  /** Remembers the present address, if it was proven, before another one takes its place. */
  async leave({ userId, email, at }: Change, db: Db): Promise<void> {
    await db.query(
      `insert into identity.former_emails (user_id, email, email_key, left_at)
       select id, email, email_key, $3 from identity.users
       where id = $1 and email_verified_at is not null and email_key <> $2
       on conflict (user_id, email_key) do update set email = excluded.email, left_at = excluded.left_at`,
      [userId, nameKey(email), at],
    );
  }

  /** An address that is the present one again. */
  async remove({ userId, email }: Omit<Change, 'at'>, db: Db): Promise<void> {
    await db.query('delete from identity.former_emails where user_id = $1 and email_key = $2', [
      userId,
      nameKey(email),
    ]);
  }

  async of(userId: number): Promise<FormerEmail[]> {
    const { rows } = await this.pool.query<FormerEmail>(
      'select email, left_at as "until" from identity.former_emails where user_id = $1 order by left_at',
      [userId],
    );
    return rows;
  }
}
