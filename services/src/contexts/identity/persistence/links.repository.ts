import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Settings } from '../../../platform/config/settings.js';
import type { Db } from '../../../platform/database/db.js';
import { acceptedTokens, tokenOf } from '../../../platform/privacy/token.js';
import { type LinkPurpose, linkLives } from '../domain/link-lives.js';

/** What the link of a mail opens, once. */
export interface AccountLink {
  readonly id: string;
  /** Numbers the job that mails it. */
  readonly nr: number;
  /** Null for a link that was asked for an address without an account; nobody ever gets it. */
  readonly userId: number | null;
  readonly purpose: LinkPurpose;
  /** The address that the mail goes to. */
  readonly email: string;
  /** The other address of a change: the one to be left behind, or, in the mail that can undo it, the one to come. */
  readonly otherEmail: string | null;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  /** By which it is found. */
  readonly tokenHash: Buffer;
}

/** A link of somebody's. */
export type OwnedLink = AccountLink & { readonly userId: number };

export const isOwned = (link: AccountLink | undefined): link is OwnedLink => typeof link?.userId === 'number';

type FreshLink = Pick<AccountLink, 'userId' | 'purpose' | 'email'> & {
  readonly otherEmail?: string;
  readonly at: Date;
};

const columns = `id, nr::int as nr, user_id as "userId", purpose, email, told_email as "otherEmail",
  expires_at as "expiresAt", used_at as "usedAt", token_hash as "tokenHash"`;

/**
 * The links of account mails. Their tokens are made from their ids and the secret when a mail is written: neither a
 * table nor a job has one, only a hash by which it is found again.
 */
@Injectable()
export class Links {
  constructor(
    private readonly pool: pg.Pool,
    private readonly settings: Settings,
  ) {}

  /** @param db the transaction of what the link is made for */
  async make({ userId, purpose, email, otherEmail, at }: FreshLink, db: Db): Promise<AccountLink> {
    const id = randomUUID();
    const { rows } = await db.query<AccountLink>(
      `insert into identity.links (id, user_id, purpose, email, told_email, token_hash, made_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
      [
        ...[id, userId, purpose, email, otherEmail ?? null, hashOf(tokenOf(purpose, { id, secrets: this.settings }))],
        ...[at, new Date(at.getTime() + linkLives[purpose])],
      ],
    );
    return rows[0] as AccountLink;
  }

  /** What stands behind the # of the link; one that was made before the secret changed is found by what it was made of. */
  tokenOf({ id, purpose, tokenHash }: Pick<AccountLink, 'id' | 'purpose' | 'tokenHash'>): string | undefined {
    return acceptedTokens(purpose, { id, secrets: this.settings }).find((token) => hashOf(token).equals(tokenHash));
  }

  /** The link of a token, used or not, as long as it lives; locked for whoever comes with the same one. */
  async opened(
    purpose: LinkPurpose,
    { token, at }: { token: string; at: Date },
    db: Db,
  ): Promise<AccountLink | undefined> {
    const { rows } = await db.query<AccountLink>(
      `select ${columns} from identity.links where token_hash = $1 and purpose = $2 and expires_at > $3 for update`,
      [hashOf(token), purpose, at],
    );
    return rows[0];
  }

  /** The link is used up, and with it all others of its purpose that this account was sent. */
  async use({ id, userId, purpose }: OwnedLink, at: Date, db: Db): Promise<void> {
    await db.query('update identity.links set used_at = $2 where id = $1', [id, at]);
    await db.query('delete from identity.links where user_id = $1 and purpose = $2 and id <> $3', [
      userId,
      purpose,
      id,
    ]);
  }

  /** Ends what was sent to an account for this purpose, or for any. */
  async endAll(userId: number, db: Db, purpose?: LinkPurpose): Promise<void> {
    await db.query('delete from identity.links where user_id = $1 and ($2::text is null or purpose = $2)', [
      userId,
      purpose ?? null,
    ]);
  }

  /**
   * Ends what a stranger may have asked for in an account whose password they knew: resets and changes of the address.
   * The first proof of its address stays, and what undoes a change, which only the mailbox before has.
   */
  async endRequests(userId: number, db: Db): Promise<void> {
    await db.query(
      `delete from identity.links where user_id = $1
         and (purpose = 'reset-password' or purpose = 'verify-email' and told_email is not null)`,
      [userId],
    );
  }

  /** Whether an address may still go back to the account that it was taken from: until then no other account gets it. */
  async isKept(email: string, at: Date, db: Db): Promise<boolean> {
    const { rows } = await db.query(
      `select from identity.links where purpose = 'undo-email-change' and lower(email) = lower($1)
         and used_at is null and expires_at > $2 limit 1`,
      [email, at],
    );
    return rows.length > 0;
  }

  /** Undefined when it was ended, or its account is gone. */
  async find(id: string): Promise<AccountLink | undefined> {
    const { rows } = await this.pool.query<AccountLink>(`select ${columns} from identity.links where id = $1`, [id]);
    return rows[0];
  }

  /** The e-mail that is to replace the present one and waits for its confirmation. */
  async pendingEmail(userId: number, at: Date): Promise<string | null> {
    const { rows } = await this.pool.query<{ email: string }>(
      `select email from identity.links where user_id = $1 and purpose = 'verify-email' and used_at is null
         and told_email is not null and expires_at > $2 order by nr desc limit 1`,
      [userId, at],
    );
    return rows[0]?.email ?? null;
  }
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
