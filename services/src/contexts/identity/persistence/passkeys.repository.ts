import { Injectable } from '@nestjs/common';
import type { PasskeyView } from '@northlight/contracts';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import type { KnownPasskey } from './web-authn.js';

/** A passkey and whose it is. */
export interface StoredPasskey extends KnownPasskey {
  readonly id: number;
  readonly userId: number;
}

export type NewPasskey = Omit<StoredPasskey, 'id'> & { readonly name: string; readonly at: Date };

const columns = `id, user_id as "userId", credential_id as "credentialId", user_handle as "userHandle",
  public_key as "publicKey", sign_count::int as "signCount", transports`;

/** The passkeys of the accounts; nothing in them opens anything. */
@Injectable()
export class PasskeyRows {
  constructor(private readonly pool: pg.Pool) {}

  async of(userId: number, db: Db = this.pool): Promise<StoredPasskey[]> {
    const { rows } = await db.query<StoredPasskey>(
      `select ${columns} from identity.passkeys where user_id = $1 order by id`,
      [userId],
    );
    return rows;
  }

  /** As their owner sees them, the latest first. */
  async views(userId: number): Promise<PasskeyView[]> {
    const { rows } = await this.pool.query<{ id: number; name: string; madeAt: Date; usedAt: Date | null }>(
      `select id, name, made_at as "madeAt", used_at as "usedAt" from identity.passkeys where user_id = $1 order by id desc`,
      [userId],
    );
    return rows.map(({ id, name, madeAt, usedAt }) => ({
      id,
      name,
      createdAt: madeAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    }));
  }

  /** Locked until the transaction ends: of two that bring one count at once one is taken. */
  async locked(credentialId: string, db: Db): Promise<StoredPasskey | undefined> {
    const { rows } = await db.query<StoredPasskey>(
      `select ${columns} from identity.passkeys where credential_id = $1 for update`,
      [credentialId],
    );
    return rows[0];
  }

  async used(id: number, { signCount, at }: { signCount: number; at: Date }, db: Db): Promise<void> {
    await db.query('update identity.passkeys set sign_count = $2, used_at = $3 where id = $1', [id, signCount, at]);
  }

  /** @returns false where an account has it already */
  async add({ userId, credentialId, userHandle, ...passkey }: NewPasskey, db: Db): Promise<boolean> {
    const { publicKey, signCount, transports, name, at } = passkey;
    const { rowCount } = await db.query(
      `insert into identity.passkeys
         (user_id, credential_id, user_handle, public_key, sign_count, transports, name, made_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing`,
      [userId, credentialId, userHandle, publicKey, signCount, transports, name, at],
    );
    return rowCount === 1;
  }

  /** @returns whether the account had it */
  async remove(userId: number, id: number, db: Db): Promise<boolean> {
    const { rowCount } = await db.query('delete from identity.passkeys where user_id = $1 and id = $2', [userId, id]);
    return rowCount === 1;
  }

  /** @returns how many there were */
  async removeAll(userId: number, db: Db): Promise<number> {
    const { rowCount } = await db.query('delete from identity.passkeys where user_id = $1', [userId]);
    return rowCount ?? 0;
  }
}
