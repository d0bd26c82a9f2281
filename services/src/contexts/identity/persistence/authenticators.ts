import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import { PersonCipher, PersonUnreadable, type SealedText } from '../../../platform/privacy/person-cipher.js';
import type { RotationReport } from '../../../platform/privacy/person-holder.js';

type Stored = SealedText & { readonly userId: number; readonly lastStep: number; readonly isConfirmed: boolean };

/** The authenticator app of an account. */
export interface Authenticator {
  readonly secret: string;
  /** The step of the last code that was taken; neither it nor an earlier one is taken again. */
  readonly lastStep: number;
  readonly isConfirmed: boolean;
}

const columns = `user_id as "userId", sealed, wrapped_key as "wrappedKey", wrapped_by as "wrappedBy",
  last_step::int as "lastStep", confirmed_at is not null as "isConfirmed"`;
const ownerOf = (userId: number): string => `identity.authenticators/${userId}`;

/** The secrets of authenticator apps, each sealed with a key of its own (docs/adr/0017). They go with the account. */
@Injectable()
export class Authenticators {
  constructor(
    private readonly pool: pg.Pool,
    private readonly cipher: PersonCipher,
  ) {}

  /** One that is set up and not confirmed yet; it replaces another such one. @returns false where one is confirmed */
  async begin(userId: number, { secret, at }: { secret: string; at: Date }): Promise<boolean> {
    const { sealed, wrappedKey, wrappedBy } = this.cipher.seal(secret, ownerOf(userId));
    const { rowCount } = await this.pool.query(
      `insert into identity.authenticators as a (user_id, sealed, wrapped_key, wrapped_by, made_at)
       values ($1, $2, $3, $4, $5)
       on conflict (user_id) do update set sealed = $2, wrapped_key = $3, wrapped_by = $4, made_at = $5, last_step = 0
         where a.confirmed_at is null`,
      [userId, sealed, wrappedKey, wrappedBy, at],
    );
    return rowCount === 1;
  }

  /** Locked until the transaction ends: of two who bring one code at once one is taken. @throws {PersonUnreadable} */
  async locked(userId: number, db: Db): Promise<Authenticator | undefined> {
    const { rows } = await db.query<Stored>(
      `select ${columns} from identity.authenticators where user_id = $1 for update`,
      [userId],
    );
    const [stored] = rows;
    if (!stored) return undefined;
    const { lastStep, isConfirmed } = stored;
    return { secret: this.cipher.open(stored, ownerOf(userId)), lastStep, isConfirmed };
  }

  /** A code of this step was taken; the first one confirms the app. */
  async taken(userId: number, { step, at }: { step: number; at: Date }, db: Db): Promise<void> {
    await db.query(
      'update identity.authenticators set last_step = $2, confirmed_at = coalesce(confirmed_at, $3) where user_id = $1',
      [userId, step, at],
    );
  }

  /** @returns whether there was one that sign-ins asked for */
  async remove(userId: number, db: Db): Promise<boolean> {
    const { rows } = await db.query<{ isConfirmed: boolean }>(
      'delete from identity.authenticators where user_id = $1 returning confirmed_at is not null as "isConfirmed"',
      [userId],
    );
    return rows[0]?.isConfirmed ?? false;
  }

  /** Since when sign-ins ask for one; null where they do not. */
  async since(userId: number): Promise<Date | null> {
    const { rows } = await this.pool.query<{ since: Date | null }>(
      'select confirmed_at as since from identity.authenticators where user_id = $1',
      [userId],
    );
    return rows[0]?.since ?? null;
  }

  /** What no key opens any more is of no use to its owner either: they sign in with a passkey, or the password, and set up another. */
  async giveUp(lostKey: string): Promise<number> {
    const { rowCount } = await this.pool.query(
      `with gone as (delete from identity.authenticators where wrapped_by = $1 returning user_id),
         bare as (select user_id from gone
           where not exists (select from identity.passkeys p where p.user_id = gone.user_id)),
         codes as (delete from identity.recovery_codes c using bare where c.user_id = bare.user_id),
         off as (update identity.users u set second_factor_at = null from bare where u.id = bare.user_id)
       select user_id from gone`,
      [lostKey],
    );
    return rowCount ?? 0;
  }

  async rewrap(): Promise<RotationReport> {
    const { rows } = await this.pool.query<Stored>(
      `select ${columns} from identity.authenticators where wrapped_by <> $1`,
      [this.cipher.presentKey],
    );
    const report = { moved: 0, unreadable: 0 };
    for (const stored of rows) (await this.move(stored)) ? report.moved++ : report.unreadable++;
    return report;
  }

  async unreadable(): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ key: string; count: number }>(
      `select wrapped_by as key, count(*)::int as count from identity.authenticators
       where wrapped_by <> all($1) group by wrapped_by order by wrapped_by`,
      [this.cipher.knownKeys],
    );
    if (rows.length === 0) return undefined;
    const missing = rows.map(({ key, count }) => `${count} by ${key}`).join(', ');
    return `PERSON_KEY and PERSON_KEY_BEFORE do not open these authenticators of identity: ${missing}.`;
  }

  private async move(stored: Stored): Promise<boolean> {
    try {
      const { wrappedKey, wrappedBy } = this.cipher.rewrap(stored, ownerOf(stored.userId));
      await this.pool.query(
        'update identity.authenticators set wrapped_key = $2, wrapped_by = $3 where user_id = $1 and wrapped_key = $4',
        [stored.userId, wrappedKey, wrappedBy, stored.wrappedKey],
      );
      return true;
    } catch (error) {
      if (error instanceof PersonUnreadable) return false;
      throw error;
    }
  }
}
