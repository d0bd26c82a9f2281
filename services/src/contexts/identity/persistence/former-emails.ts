import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import { nameKey } from '../../../platform/kernel/name-key.js';
import type { HeldAddress, Person } from '../../../platform/privacy/person.js';
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

  /**
   * Forgets the addresses of somebody, wherever one stands here; not where it was left after it was theirs. They may be
   * known by their hashes alone, which no row has. @returns how many there were of other accounts than their own
   */
  async forget({ userId, addresses }: Person): Promise<number> {
    const held = await this.keysOf(addresses);
    const { rows } = await this.pool.query<{ userId: number }>(
      `delete from identity.former_emails f using unnest($1::text[], $2::timestamptz[]) as h (key, until)
       where f.email_key = h.key and (h.until is null or f.left_at <= h.until) returning f.user_id as "userId"`,
      [held.map(({ key }) => key), held.map(({ until }) => until ?? null)],
    );
    return rows.filter((row) => row.userId !== userId).length;
  }

  private async keysOf(addresses: readonly HeldAddress[]): Promise<{ key: string; until: Date | undefined }[]> {
    const { rows } = await this.pool.query<{ key: string }>(
      'select distinct email_key as key from identity.former_emails',
    );
    const hashed = rows.map(({ key }) => ({ key, hashes: new Set(this.cipher.hashes(key).map(hex)) }));
    return addresses.flatMap(({ hashes, until }) =>
      hashed.filter((one) => hashes.some((hash) => one.hashes.has(hex(hash)))).map(({ key }) => ({ key, until })),
    );
  }
}

const hex = (hash: Buffer): string => hash.toString('hex');
