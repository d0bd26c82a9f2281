import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Db } from '../../../platform/event-store/projection.js';
import { nameKey } from '../../../platform/kernel/name-key.js';
import type { Person } from '../../../platform/privacy/person.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';

/** An address that an account had proven, and the moment when it left it. */
interface FormerEmail {
  readonly email: string;
  readonly until: Date;
}

interface Change {
  readonly userId: number;
  /** The address that takes the place of the present one. */
  readonly email: string;
  readonly at: Date;
}

/** The addresses that accounts had proven and left: what came under them before that is their owners'. */
@Injectable()
export class FormerEmails {
  constructor(
    private readonly pool: pg.Pool,
    private readonly cipher: PersonCipher,
  ) {}

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

  /** Accounts that had proven an address and left it. */
  async usersWith(email: string): Promise<{ readonly userId: number; readonly until: Date }[]> {
    const { rows } = await this.pool.query<{ userId: number; until: Date }>(
      'select user_id as "userId", left_at as "until" from identity.former_emails where email_key = $1 order by left_at',
      [nameKey(email)],
    );
    return rows;
  }

  /** Forgets the addresses of somebody, wherever one stands here. They may be known by their hashes alone, which no row has. */
  async forget({ addresses }: Person): Promise<void> {
    const gone = new Set(addresses.flatMap(({ hashes }) => hashes).map((hash) => hash.toString('hex')));
    const { rows } = await this.pool.query<{ key: string }>(
      'select distinct email_key as key from identity.former_emails',
    );
    const keys = rows.filter(({ key }) => this.cipher.hashes(key).some((hash) => gone.has(hash.toString('hex'))));
    await this.pool.query('delete from identity.former_emails where email_key = any($1)', [keys.map(({ key }) => key)]);
  }
}
